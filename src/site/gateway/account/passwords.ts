import type { ChangePassword, ForgotPassword, ForgotSms, SetPasswordByPhone } from '@/contract/generated/gateway-types'
import { defineCall } from '@/site/gateway/call-definition'
import * as rows from '@/contract/endpoints/endpoint-rows'

/** The calls about passwords (1 §7). */
export const changePassword = defineCall<ChangePassword>(
  rows.changePassword,
  () => import('@/contract/generated/answers/changePassword.js'),
)
export const forgotPassword = defineCall<ForgotPassword>(
  rows.forgotPassword,
  () => import('@/contract/generated/answers/forgotPassword.js'),
)
export const forgotSms = defineCall<ForgotSms>(
  rows.forgotSms,
  () => import('@/contract/generated/answers/forgotSms.js'),
)
export const setPasswordByPhone = defineCall<SetPasswordByPhone>(
  rows.setPasswordByPhone,
  () => import('@/contract/generated/answers/setPasswordByPhone.js'),
)
