import type {
  BindContact,
  BindingCode,
  EndOtherSessions,
  Security,
  SetPaymentPassword,
} from '@/generated/gateway-types'
import { defineCall } from './call-definition'
import * as rows from './endpoint-rows'
import { useRead } from './use-read'

const security = defineCall<Security>(rows.security, () => import('@/generated/answers/security.js'), {
  hasTexts: true,
})
/** Signs the account out everywhere else. */
export const endOtherSessions = defineCall<EndOtherSessions>(
  rows.endOtherSessions,
  () => import('@/generated/answers/endOtherSessions.js'),
)
export const setPaymentPassword = defineCall<SetPaymentPassword>(
  rows.setPaymentPassword,
  () => import('@/generated/answers/setPaymentPassword.js'),
)
/** Has a code sent to a number or an address that is to be bound. */
export const bindingCode = defineCall<BindingCode>(rows.bindingCode, () => import('@/generated/answers/bindingCode.js'))
export const bindContact = defineCall<BindContact>(rows.bindContact, () => import('@/generated/answers/bindContact.js'))

/** How safe the account is: what is set and bound, and where it was signed in (2 §2). */
export function useSecurity() {
  return useRead(security, {})
}
