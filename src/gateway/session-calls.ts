import type {
  FreePlayLogin,
  Login,
  LoginSms,
  LoginWithToken,
  Logout,
  Register,
  RegisterMobile,
  SocialLogin,
} from '@/generated/gateway-types'
import { defineCall } from './call-definition'
import * as rows from './endpoint-rows'

/** The calls that open and end a session (1 §7). */
export const login = defineCall<Login>(rows.login, () => import('@/generated/answers/login.js'))
export const loginWithToken = defineCall<LoginWithToken>(
  rows.loginWithToken,
  () => import('@/generated/answers/loginWithToken.js'),
)
/** Code by SMS for a sign-in. */
export const loginSms = defineCall<LoginSms>(rows.loginSms, () => import('@/generated/answers/loginSms.js'))
export const socialLogin = defineCall<SocialLogin>(rows.socialLogin, () => import('@/generated/answers/socialLogin.js'))
/** A registration signs in at once. */
export const register = defineCall<Register>(rows.register, () => import('@/generated/answers/register.js'))
export const registerMobile = defineCall<RegisterMobile>(
  rows.registerMobile,
  () => import('@/generated/answers/registerMobile.js'),
)
export const freePlayLogin = defineCall<FreePlayLogin>(
  rows.freePlayLogin,
  () => import('@/generated/answers/freePlayLogin.js'),
)
export const logout = defineCall<Logout>(rows.logout, () => import('@/generated/answers/logout.js'))
