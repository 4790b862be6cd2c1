import type { Envelope } from '@/contract/generated/gateway-types'
import { validate as validateEnvelope } from '@/contract/generated/answers/envelope.js'
import type { CallDefinition, CallTypes } from './call-definition'
import type { Endpoint } from '@/contract/endpoints/endpoints'
import { GatewayError } from './gateway-error'

const sessionStatus = 401
const sessionCode = 'session_invalid'

/** Answers that may hold what `tameTexts` takes out, written as it is or escaped. */
const untamed = /[\u202d\u202e]|\\u|[^\0-\u02ff]{16}/

/** Unwraps the value of an answer, or throws the matching GatewayError. */
export async function readAnswer<T extends CallTypes>(
  { name: call, loadCheck }: CallDefinition<T>,
  part: Endpoint['answer'],
  answer: Response,
): Promise<T['response']> {
  const { status } = answer
  const text = await answer.text()
  let body = parse(text)
  if (untamed.test(text)) body = (await import('@/site/lib/tame-texts')).tameTexts(body)
  if (!isEnvelope(body)) {
    if (!answer.ok) throw new GatewayError({ kind: 'http', call, status, message: `${call}: ${status}` })
    throw contractError(call, status, 'is no envelope')
  }
  if (!body.success || !answer.ok) {
    const { code, message, value } = body
    // A server error (500) is no refusal: its message is only for the console.
    const kind = status === sessionStatus || code === sessionCode ? 'session' : status === 500 ? 'http' : 'refused'
    throw new GatewayError({ kind, call, status, code, value, message: message ?? '' })
  }
  const value = part === 'body' ? body : body[part]
  const check = await loadCheck()
  if (!check.isAnswer(value)) throw contractError(call, status, `is wrong at ${check.failedAt()}`)
  return value
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    // HTML, a truncated answer or an empty body: no envelope, which the caller reports.
    return undefined
  }
}

function isEnvelope(body: unknown): body is Envelope & { info?: unknown } {
  return validateEnvelope(body)
}

function contractError(call: string, status: number, problem: string): GatewayError {
  return new GatewayError({ kind: 'contract', call, status, message: `${call} ${problem}` })
}
