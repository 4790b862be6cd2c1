import type { ValidateFunction } from 'ajv'
import type { CallName } from '@/contract/endpoints/endpoints'
import type { Account } from './account'
import { Refusal } from './refusal'
import type { SandboxMerchant } from '@/sandbox/sandbox-merchant'
import type { SandboxBasics } from './sandbox-basics'
import type { Texts } from '@/sandbox/texts/texts'
import type { UploadedPicture } from './uploaded-picture'

/** Request and response types of a contract call. */
export interface CallTypes {
  readonly request: unknown
  readonly response: unknown
}

/** Everything that a response may depend on. */
export interface GatewayCall<Request, Ports = unknown> {
  /** The ports of the modules that the handler needs. */
  readonly services: SandboxBasics & Ports
  readonly merchant: SandboxMerchant
  readonly texts: Texts
  /** Name of the row in the endpoint table. */
  readonly name: CallName
  readonly request: Request
  /** Uploaded pictures: PNG or JPEG, within the number and size that the row allows. */
  readonly pictures: readonly UploadedPicture[]
  readonly session: { readonly token: string; readonly account: Account } | undefined
  /** Idempotency key of the intent that the call belongs to. */
  readonly key: string | undefined
  /** The client's address, grouped as by `addressGroup`. */
  readonly address: string
  /** The client's browser and operating system, if it tells them. */
  readonly device: string | undefined
  /** Port of this server; empty for the scheme's default port. The games' origin uses the same port. */
  readonly port: string
}

/** Returns the value of a call, or throws a Refusal. */
export type Handler<T extends CallTypes, Ports = unknown> = (
  call: GatewayCall<T['request'], Ports>,
) => Promise<T['response']> | T['response']

/** A call that the sandbox implements: the validator of its request schema, and its handler. */
export interface AnsweredCall<Ports> {
  readonly validate: ValidateFunction
  readonly handle: (call: GatewayCall<unknown, Ports>) => unknown
}

export function answered<Request, Ports>(
  validate: ValidateFunction,
  handler: (call: GatewayCall<Request, Ports>) => unknown,
): AnsweredCall<Ports> {
  // This cast is safe: `validate` is compiled from the schema that the handler's request type is generated from.
  return { validate, handle: (call) => handler(call as GatewayCall<Request, Ports>) }
}

/** The session of a call that has the token flag. */
export function sessionOf({ session, texts }: Pick<GatewayCall<unknown>, 'session' | 'texts'>) {
  if (session === undefined) throw sessionInvalid(texts)
  return session
}

/** The account of a call that trial accounts may not make (1 §4). */
export function realAccountOf(call: Pick<GatewayCall<unknown>, 'session' | 'texts' | 'merchant'>): Account {
  const { account } = sessionOf(call)
  if (call.merchant.accountTypes.trial.includes(account.type))
    throw new Refusal('need_true_account', call.texts.say('need_true_account'))
  return account
}

/** The account of a call that only agents may make (2 §6). */
export function agentOf(call: Pick<GatewayCall<unknown>, 'session' | 'texts' | 'merchant'>): Account {
  const account = realAccountOf(call)
  if (!call.merchant.accountTypes.agent.includes(account.type))
    throw new Refusal('agents_only', call.texts.say('agents_only'), { status: 403 })
  return account
}

export function sessionInvalid(texts: Texts): Refusal {
  return new Refusal('session_invalid', texts.say('session_invalid'), {
    status: 401,
  })
}
