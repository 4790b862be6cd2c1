import type { Envelope } from '@/contract/generated/gateway-types'
import type { Endpoint } from '@/contract/endpoints/endpoints'

export function refusalEnvelope(code: string, message: string, value: unknown = null): Envelope {
  return { success: false, code, message, value }
}

/**
 * Builds the success envelope. If the specification shows another shape than `value` for a call, the answer has that
 * one.
 */
export function answerEnvelope(part: Endpoint['answer'], value: unknown): object {
  if (part === 'body') return { success: true, ...(value as object) }
  return { success: true, code: null, message: null, [part]: value }
}
