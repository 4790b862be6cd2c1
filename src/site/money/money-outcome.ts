import { GatewayError } from '@/site/gateway/gateway-error'

const unclear = (status: number): boolean => status === 409 || status === 429 || status >= 500

/** Whether the server refused the secret, such as a password. That proves nothing about the act itself. */
export function isWrongSecret(error: unknown, field: string | undefined): error is GatewayError {
  if (field === undefined || !(error instanceof GatewayError) || error.kind !== 'refused') return false
  const { value } = error
  return typeof value === 'object' && value !== null && 'field' in value && value.field === field
}

/**
 * Whether the server has definitely refused, so that nothing was booked and the form is free again. Any other error may
 * hide a success: no answer, a timeout, an unreadable answer, or an error from a proxy. An expired session counts as a
 * refusal only on the first try, because an earlier try may have been in time. The same holds for a refused secret,
 * even with 429 after too many wrong ones: the server checked nothing else.
 */
export function isRefusal(error: unknown, isFirstTry: boolean, secret?: string): error is GatewayError {
  if (!(error instanceof GatewayError)) return false
  const isOfFirstTry: boolean = error.kind === 'session' || isWrongSecret(error, secret)
  return isOfFirstTry ? isFirstTry : error.kind === 'refused' && !unclear(error.status ?? 200)
}
