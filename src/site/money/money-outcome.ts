import { GatewayError } from '@/site/gateway/gateway-error'

const unclear = (status: number): boolean => status === 409 || status === 429 || status >= 500

/** Whether the server refuses what is kept nowhere, such as a password: that says nothing about the act itself. */
export function isWrongSecret(error: unknown, field: string | undefined): error is GatewayError {
  if (field === undefined || !(error instanceof GatewayError) || error.kind !== 'refused') return false
  const { value } = error
  return typeof value === 'object' && value !== null && 'field' in value && value.field === field
}

/**
 * Whether the server has clearly said no: then nothing was booked, and the form is free. Anything else may hide that
 * it was: no answer, none in time, one that cannot be read, one that a machine in between gave. A session that is over
 * is a refusal of the first try alone: an earlier one may have been in time. So is a secret that was refused, be it with
 * 429 because too many were wrong: the server looked at nothing else.
 */
export function isRefusal(error: unknown, isFirstTry: boolean, secret?: string): error is GatewayError {
  if (!(error instanceof GatewayError)) return false
  const isOfFirstTry: boolean = error.kind === 'session' || isWrongSecret(error, secret)
  return isOfFirstTry ? isFirstTry : error.kind === 'refused' && !unclear(error.status ?? 200)
}
