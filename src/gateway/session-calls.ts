import type {
  FreePlayLogin,
  Login,
  LoginWithToken,
  Logout,
  MemberInfo,
  Register,
  RegisterMobile,
} from '@/generated/gateway-types'
import { defineCall } from './call-definition'

/** The calls that open and end a session (1 §7). */
export const login = defineCall<Login>('login', () => import('@/generated/answers/login.js'))
export const loginWithToken = defineCall<LoginWithToken>(
  'loginWithToken',
  () => import('@/generated/answers/loginWithToken.js'),
)
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
