import type { FreePlayLogin, Login, LoginWithToken, Logout, MemberInfo } from '@/generated/gateway-types'
import * as validate from '@/generated/validate-answer.js'
import { defineCall } from './call-definition'

/** The calls that open and end a session (1 §7). */
export const login = defineCall<Login>('login', validate.login)
export const loginWithToken = defineCall<LoginWithToken>('loginWithToken', validate.loginWithToken)
export const freePlayLogin = defineCall<FreePlayLogin>('freePlayLogin', validate.freePlayLogin)
export const memberInfo = defineCall<MemberInfo>('memberInfo', validate.memberInfo)
export const logout = defineCall<Logout>('logout', validate.logout)
