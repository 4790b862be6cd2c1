import type {
  FreePlayLogin,
  Login,
  LoginSms,
  LoginWithToken,
  Logout,
  MemberInfo,
  Register,
  RegisterMobile,
  SocialLogin,
} from '@/generated/gateway-types'
import { defineCall } from './call-definition'

/** The calls that open and end a session (1 §7). */
export const login = defineCall<Login>('login', () => import('@/generated/answers/login.js'))
export const loginWithToken = defineCall<LoginWithToken>(
  'loginWithToken',
  () => import('@/generated/answers/loginWithToken.js'),
)
/** Code by SMS for a sign-in. */
export const loginSms = defineCall<LoginSms>('loginSms', () => import('@/generated/answers/loginSms.js'))
export const socialLogin = defineCall<SocialLogin>('socialLogin', () => import('@/generated/answers/socialLogin.js'))
/** A registration signs in at once. */
export const register = defineCall<Register>('register', () => import('@/generated/answers/register.js'))
export const registerMobile = defineCall<RegisterMobile>(
  'registerMobile',
  () => import('@/generated/answers/registerMobile.js'),
)
export const freePlayLogin = defineCall<FreePlayLogin>(
  'freePlayLogin',
  () => import('@/generated/answers/freePlayLogin.js'),
)
export const memberInfo = defineCall<MemberInfo>('memberInfo', () => import('@/generated/answers/memberInfo.js'))
export const logout = defineCall<Logout>('logout', () => import('@/generated/answers/logout.js'))
