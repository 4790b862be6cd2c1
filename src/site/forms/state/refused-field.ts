import type { GatewayError } from '@/site/gateway/gateway-error'

/** The field that a refusal is about, where the server names one. */
export function refusedField(error: GatewayError): string | undefined {
  const { kind, value } = error
  if (kind !== 'refused' || typeof value !== 'object' || value === null || !('field' in value)) return undefined
  return typeof value.field === 'string' ? value.field : undefined
}
