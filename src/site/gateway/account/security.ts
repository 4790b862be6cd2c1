import type {
  BindContact,
  BindingCode,
  EndOtherSessions,
  Security,
  SetPaymentPassword,
} from '@/contract/generated/gateway-types'
import { defineCall } from '@/site/gateway/call-definition'
import * as rows from '@/contract/endpoints/endpoint-rows'
import { useRead } from '@/site/gateway/use-read'

const security = defineCall<Security>(rows.security, () => import('@/contract/generated/answers/security.js'), {
  hasTexts: true,
})
/** Signs the account out everywhere else. */
export const endOtherSessions = defineCall<EndOtherSessions>(
  rows.endOtherSessions,
  () => import('@/contract/generated/answers/endOtherSessions.js'),
)
export const setPaymentPassword = defineCall<SetPaymentPassword>(
  rows.setPaymentPassword,
  () => import('@/contract/generated/answers/setPaymentPassword.js'),
)
/** Has a code sent to a number or an address that is to be bound. */
export const bindingCode = defineCall<BindingCode>(
  rows.bindingCode,
  () => import('@/contract/generated/answers/bindingCode.js'),
)
export const bindContact = defineCall<BindContact>(
  rows.bindContact,
  () => import('@/contract/generated/answers/bindContact.js'),
)

/** How safe the account is: what is set and bound, and where it was signed in (2 §2). */
export function useSecurity() {
  return useRead(security, {})
}
