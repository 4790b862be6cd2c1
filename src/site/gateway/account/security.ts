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
/** Signs the account out on all other devices. */
export const endOtherSessions = defineCall<EndOtherSessions>(
  rows.endOtherSessions,
  () => import('@/contract/generated/answers/endOtherSessions.js'),
)
export const setPaymentPassword = defineCall<SetPaymentPassword>(
  rows.setPaymentPassword,
  () => import('@/contract/generated/answers/setPaymentPassword.js'),
)
/** Sends a code to a number or an e-mail address that is to be bound. */
export const bindingCode = defineCall<BindingCode>(
  rows.bindingCode,
  () => import('@/contract/generated/answers/bindingCode.js'),
)
export const bindContact = defineCall<BindContact>(
  rows.bindContact,
  () => import('@/contract/generated/answers/bindContact.js'),
)

/** Security settings of the account: what is set and bound, and recent sign-ins (2 §2). */
export function useSecurity() {
  return useRead(security, {})
}
