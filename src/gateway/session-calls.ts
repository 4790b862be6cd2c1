import type { FreePlayLogin, Login, LoginWithToken, Logout, MemberInfo } from '@/generated/gateway-types'
import { freePlayLogin as isFreePlayLogin } from '@/generated/answers/freePlayLogin.js'
import { login as isLogin } from '@/generated/answers/login.js'
import { loginWithToken as isLoginWithToken } from '@/generated/answers/loginWithToken.js'
import { logout as isLogout } from '@/generated/answers/logout.js'
import { memberInfo as isMemberInfo } from '@/generated/answers/memberInfo.js'
import { defineCall } from './call-definition'

/** The calls that open and end a session (1 §7). */
export const login = defineCall<Login>('login', isLogin)
export const loginWithToken = defineCall<LoginWithToken>('loginWithToken', isLoginWithToken)
export const freePlayLogin = defineCall<FreePlayLogin>('freePlayLogin', isFreePlayLogin)
export const memberInfo = defineCall<MemberInfo>('memberInfo', isMemberInfo)
export const logout = defineCall<Logout>('logout', isLogout)
