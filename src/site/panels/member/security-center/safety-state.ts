import type { Security } from '@/contract/generated/gateway-types'
import type { SecurityCenterProps } from '@/contract/generated/merchant-types'

export type SafetyName = SecurityCenterProps['safety'][number]

/** Whether the item is set for this account. */
export function isSet(item: SafetyName, security: Security['response']): boolean {
  if (item === 'password') return security.hasPassword
  return item === 'paymentPassword' ? security.hasPaymentPassword : security[item] !== null
}
