import * as validate from '@/contract/generated/validate-request.js'
import { answered } from '@/sandbox/call/gateway-call'
import { freePlayLogin } from './calls/free-play'
import { loginSms } from './calls/login-sms'
import { login, loginWithToken, logout } from './calls/session'
import { socialLogin } from './calls/social-login'

export const signInCalls = {
  login: answered(validate.login, login),
  loginWithToken: answered(validate.loginWithToken, loginWithToken),
  freePlayLogin: answered(validate.freePlayLogin, freePlayLogin),
  logout: answered(validate.logout, logout),
  loginSms: answered(validate.loginSms, loginSms),
  socialLogin: answered(validate.socialLogin, socialLogin),
}
