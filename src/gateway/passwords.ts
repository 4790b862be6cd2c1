import type { ChangePassword, ForgotPassword, ForgotSms, SetPasswordByPhone } from '@/generated/gateway-types'
import { defineCall } from './call-definition'

/** The calls about passwords (1 §7). */
export const changePassword = defineCall<ChangePassword>(
  'changePassword',
  () => import('@/generated/answers/changePassword.js'),
)
export const forgotPassword = defineCall<ForgotPassword>(
  'forgotPassword',
  () => import('@/generated/answers/forgotPassword.js'),
)
export const forgotSms = defineCall<ForgotSms>('forgotSms', () => import('@/generated/answers/forgotSms.js'))
export const setPasswordByPhone = defineCall<SetPasswordByPhone>(
  'setPasswordByPhone',
  () => import('@/generated/answers/setPasswordByPhone.js'),
)
