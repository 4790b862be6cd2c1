import type { Services } from '@/sandbox/modules'
import type { Context } from 'hono'
import type { Permission } from '@/contract/generated/gateway-types'
import type { Endpoint } from '@/contract/endpoints/endpoints'
import { addressGroup } from '@/sandbox/call/address-group'
import { answeredCalls } from './answered-calls'
import { deviceName } from './device-name'
import { answerEnvelope } from './envelope'
import type { AnsweredCall } from '@/sandbox/call/gateway-call'
import { Refusal } from '@/sandbox/call/refusal'
import { connectionOf, type SandboxEnv } from '@/sandbox/call/sandbox-env'
import { textsIn } from '@/sandbox/texts/texts'
import { withTypes } from './typed-texts'

/** Answers a call whose merchant, endpoint row, session and body are known. */
export async function answerCall(services: Services, c: Context<SandboxEnv>): Promise<Response> {
  const { merchant, endpoint, session, body, pictures } = c.var
  const name = contractOf(c)
  const call = answeredCalls[name]
  const request = checkedRequest(call, endpoint, body)
  const asked = languageOf(request)
  const texts = asked === undefined ? c.var.texts : textsIn(merchant, asked)
  const { clientAddress, incoming } = connectionOf(c)
  const address = addressGroup(clientAddress ?? incoming?.socket.remoteAddress ?? 'local')
  const key = intentKey(c)
  if (key !== undefined && endpoint.kind === 'money' && session !== undefined)
    if (!(await services.intentKeys.take(session.account, key, name, request)))
      throw new Refusal('key_used', texts.say('key_used'), { status: 422 })
  const { port } = new URL(c.req.url)
  const device = deviceName(c.req.header('user-agent') ?? '')
  const from = { address, device, port }
  const value = await call.handle({ services, merchant, texts, name, request, pictures, session, key, ...from })
  if (name === 'permission') sayStatus(c, value as Permission['response'])
  return c.json(answerEnvelope(endpoint.answer, value))
}

/**
 * Says the system status in headers too, for web servers that read no bodies: nginx answers with 503 or 403 by them
 * (`src/tools/serve`).
 */
function sayStatus(c: Context<SandboxEnv>, { maintenance, regionRestriction }: Permission['response']): void {
  c.header('X-System-Status', maintenance === false ? (regionRestriction ? '2' : '0') : '1')
  const until = typeof maintenance === 'object' ? (maintenance as { readonly until?: string | null }).until : undefined
  const seconds = Math.ceil((Date.parse(until ?? '') - Date.now()) / 1000)
  if (seconds > 0) c.header('Retry-After', String(seconds))
}

/** A request that names a language is answered in it, even if the page is still in another one (2 §7). */
function languageOf(request: unknown): string | undefined {
  const isNamed = typeof request === 'object' && request !== null && 'language' in request
  return isNamed && typeof request.language === 'string' ? request.language : undefined
}

/**
 * Reads the idempotency key. Calls that move money require one, or they could count twice. Keys with a slash are
 * reserved for the sandbox.
 */
function intentKey(c: Context<SandboxEnv>): string | undefined {
  const key = c.req.header('idempotency-key')
  if (key !== undefined && !/^[!-.0-~]{1,200}$/.test(key))
    throw new Refusal('request_invalid', 'The Idempotency-Key is not 1 to 200 visible characters without a slash.', {
      status: 400,
    })
  if (key === undefined && c.var.endpoint.kind === 'money')
    throw new Refusal('request_invalid', 'The header Idempotency-Key is missing.', { status: 400 })
  return key
}

/** Both kinds of sign-in share a path, and a merchant may give both the same module id. A token in the body decides. */
function contractOf(c: Context<SandboxEnv>): keyof typeof answeredCalls {
  const { name, body } = c.var
  if (name === 'ping') throw new RangeError('a ping is answered before')
  const hasToken = typeof body === 'object' && body !== null && 'token' in body
  return name === 'login' && hasToken ? 'loginWithToken' : name
}

function checkedRequest(
  { validate }: Pick<AnsweredCall<never>, 'validate'>,
  { method, upload }: Endpoint,
  body: unknown,
): unknown {
  if (validate(body)) return body
  const isText = method === 'GET' || method === 'DELETE' || upload !== undefined
  const request = isText ? withTypes(body, validate.errors ?? []) : body
  if (isText && validate(request)) return request
  const [problem] = validate.errors ?? []
  const place = problem?.instancePath === '' ? 'The request' : `The request's ${problem?.instancePath.slice(1)}`
  throw new Refusal('request_invalid', `${place} ${problem?.message ?? 'is not valid'}.`, { status: 400 })
}
