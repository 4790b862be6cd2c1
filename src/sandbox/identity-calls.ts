import type { CallName } from '@/gateway/endpoints'
import type {
  Affiliate,
  ChangePassword,
  ForgotPassword,
  ForgotSms,
  HumanChallenge,
  HumanCheck,
  LoginSms,
  SetPasswordByPhone,
  SocialLogin,
} from '@/generated/gateway-types'
import * as validate from '@/generated/validate-request.js'
import { affiliate } from './calls/affiliate'
import { changePassword } from './calls/change-password'
import { forgotPassword } from './calls/forgot-password'
import { humanChallenge, humanCheck } from './calls/human'
import { loginSms } from './calls/login-sms'
import { forgotSms, setPasswordByPhone } from './calls/password-by-phone'
import { socialLogin } from './calls/social-login'
import { answered, type AnsweredCall } from './gateway-call'

/** The rows about who a player is: ways to sign in other than a password, new passwords, proofs. */
export const identityCalls = {
  loginSms: answered<LoginSms>(validate.loginSms, loginSms),
  socialLogin: answered<SocialLogin>(validate.socialLogin, socialLogin),
  changePassword: answered<ChangePassword>(validate.changePassword, changePassword),
  forgotPassword: answered<ForgotPassword>(validate.forgotPassword, forgotPassword),
  forgotSms: answered<ForgotSms>(validate.forgotSms, forgotSms),
  setPasswordByPhone: answered<SetPasswordByPhone>(validate.setPasswordByPhone, setPasswordByPhone),
  affiliate: answered<Affiliate>(validate.affiliate, affiliate),
  humanChallenge: answered<HumanChallenge>(validate.humanChallenge, humanChallenge),
  humanCheck: answered<HumanCheck>(validate.humanCheck, humanCheck),
} satisfies Partial<Record<CallName, AnsweredCall>>
