import type { ChangePassword, ForgotPassword, ForgotSms, SetPasswordByPhone } from '@/generated/gateway-types'
import { defineCall } from './call-definition'
import * as rows from './endpoint-rows'

/** The calls about passwords (1 §7). */
export const changePassword = defineCall<ChangePassword>(
  rows.changePassword,
  () => import('@/generated/answers/changePassword.js'),
)
export const forgotPassword = defineCall<ForgotPassword>(
  rows.forgotPassword,
  () => import('@/generated/answers/forgotPassword.js'),
)
export const forgotSms = defineCall<ForgotSms>(rows.forgotSms, () => import('@/generated/answers/forgotSms.js'))
export const setPasswordByPhone = defineCall<SetPasswordByPhone>(
  rows.setPasswordByPhone,
  () => import('@/generated/answers/setPasswordByPhone.js'),
)
