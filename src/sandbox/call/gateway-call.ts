import type { ValidateFunction } from 'ajv'
import type { CallName } from '@/contract/endpoints/endpoints'
import type { Account } from './account'
import { Refusal } from './refusal'
import type { SandboxMerchant } from '@/sandbox/sandbox-merchant'
import type { SandboxBasics } from './sandbox-basics'
import type { Texts } from '@/sandbox/texts/texts'
import type { UploadedPicture } from './uploaded-picture'

/** A call of the contract: what is asked and what is answered. */
export interface CallTypes {
  readonly request: unknown
  readonly response: unknown
}

/** All that an answer may depend on. */
export interface GatewayCall<Request, Ports = unknown> {
  /** What it needs of the modules, by their ports. */
  readonly services: SandboxBasics & Ports
  readonly merchant: SandboxMerchant
  readonly texts: Texts
  /** The row of the endpoint table. */
  readonly name: CallName
  readonly request: Request
  /** Pictures that came with it: png or jpg, no more and no larger than its row allows. */
  readonly pictures: readonly UploadedPicture[]
  readonly session: { readonly token: string; readonly account: Account } | undefined
  /** Idempotency key of the intent that the call is part of. */
  readonly key: string | undefined
  /** Whose request it is, as `addressGroup` counts addresses. */
  readonly address: string
  /** Browser and system of who asks, where they tell. */
  readonly device: string | undefined
  /** Port of this server, empty for the scheme's own: the games' origin is on it too. */
  readonly port: string
}

/** Answers a call with its value, or throws a Refusal. */
export type Handler<T extends CallTypes, Ports = unknown> = (
  call: GatewayCall<T['request'], Ports>,
) => Promise<T['response']> | T['response']

/** A call that this sandbox answers: the schema its requests must have, and what is done. */
export interface AnsweredCall<Ports> {
  readonly validate: ValidateFunction
  readonly handle: (call: GatewayCall<unknown, Ports>) => unknown
}

export function answered<Request, Ports>(
  validate: ValidateFunction,
  handler: (call: GatewayCall<Request, Ports>) => unknown,
): AnsweredCall<Ports> {
  // The request was checked with `validate`, which is compiled from the schema that the handler's type is generated from.
  return { validate, handle: (call) => handler(call as GatewayCall<Request, Ports>) }
}

/** The session of a call with the token flag. */
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

/** The account of a call that agents alone may make (2 §6). */
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
