import type { CallName } from '@/contract/endpoints/endpoints'
import type {
  Affiliate,
  BindContact,
  BindingCode,
  BindPayoutAccount,
  ChangePassword,
  EndOtherSessions,
  ForgotPassword,
  ForgotSms,
  HumanChallenge,
  HumanCheck,
  LoginSms,
  PayoutAccounts,
  RemovePayoutAccount,
  Security,
  SetPasswordByPhone,
  SetPaymentPassword,
  SocialLogin,
} from '@/contract/generated/gateway-types'
import * as validate from '@/contract/generated/validate-request.js'
import { affiliate } from './calls/affiliate'
import { bindContact, bindingCode } from './calls/binding'
import { changePassword } from './calls/change-password'
import { forgotPassword } from './calls/forgot-password'
import { humanChallenge, humanCheck } from './calls/human'
import { loginSms } from './calls/login-sms'
import { bindPayoutAccount, payoutAccounts, removePayoutAccount } from './calls/payout-accounts'
import { forgotSms, setPasswordByPhone } from './calls/password-by-phone'
import { endOtherSessions, security, setPaymentPassword } from './calls/security'
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
  security: answered<Security>(validate.security, security),
  endOtherSessions: answered<EndOtherSessions>(validate.endOtherSessions, endOtherSessions),
  setPaymentPassword: answered<SetPaymentPassword>(validate.setPaymentPassword, setPaymentPassword),
  bindingCode: answered<BindingCode>(validate.bindingCode, bindingCode),
  bindContact: answered<BindContact>(validate.bindContact, bindContact),
  payoutAccounts: answered<PayoutAccounts>(validate.payoutAccounts, payoutAccounts),
  bindPayoutAccount: answered<BindPayoutAccount>(validate.bindPayoutAccount, bindPayoutAccount),
  removePayoutAccount: answered<RemovePayoutAccount>(validate.removePayoutAccount, removePayoutAccount),
  affiliate: answered<Affiliate>(validate.affiliate, affiliate),
  humanChallenge: answered<HumanChallenge>(validate.humanChallenge, humanChallenge),
  humanCheck: answered<HumanCheck>(validate.humanCheck, humanCheck),
} satisfies Partial<Record<CallName, AnsweredCall>>
