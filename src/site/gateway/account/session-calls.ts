import type {
  FreePlayLogin,
  Login,
  LoginSms,
  LoginWithToken,
  Logout,
  Register,
  RegisterMobile,
  SocialLogin,
} from '@/contract/generated/gateway-types'
import { defineCall } from '@/site/gateway/call-definition'
import * as rows from '@/contract/endpoints/endpoint-rows'

/** The calls that open and end a session (1 §7). */
export const login = defineCall<Login>(rows.login, () => import('@/contract/generated/answers/login.js'))
export const loginWithToken = defineCall<LoginWithToken>(
  rows.loginWithToken,
  () => import('@/contract/generated/answers/loginWithToken.js'),
)
/** Sends an SMS code for a sign-in. */
export const loginSms = defineCall<LoginSms>(rows.loginSms, () => import('@/contract/generated/answers/loginSms.js'))
export const socialLogin = defineCall<SocialLogin>(
  rows.socialLogin,
  () => import('@/contract/generated/answers/socialLogin.js'),
)
/** A registration signs the player in at once. */
export const register = defineCall<Register>(rows.register, () => import('@/contract/generated/answers/register.js'))
export const registerMobile = defineCall<RegisterMobile>(
  rows.registerMobile,
  () => import('@/contract/generated/answers/registerMobile.js'),
)
export const freePlayLogin = defineCall<FreePlayLogin>(
  rows.freePlayLogin,
  () => import('@/contract/generated/answers/freePlayLogin.js'),
)
export const logout = defineCall<Logout>(rows.logout, () => import('@/contract/generated/answers/logout.js'))
