import * as validate from '@/contract/generated/validate-request.js'
import { answered } from '@/sandbox/call/gateway-call'
import { bindContact, bindingCode } from './calls/binding'
import { changePassword } from './calls/change-password'
import { forgotPassword } from './calls/forgot-password'
import { forgotSms, setPasswordByPhone } from './calls/password-by-phone'
import { bindPayoutAccount, payoutAccounts, removePayoutAccount } from './calls/payout-accounts'
import { endOtherSessions, security, setPaymentPassword } from './calls/security'

export const securityCalls = {
  changePassword: answered(validate.changePassword, changePassword),
  forgotPassword: answered(validate.forgotPassword, forgotPassword),
  forgotSms: answered(validate.forgotSms, forgotSms),
  setPasswordByPhone: answered(validate.setPasswordByPhone, setPasswordByPhone),
  security: answered(validate.security, security),
  endOtherSessions: answered(validate.endOtherSessions, endOtherSessions),
  setPaymentPassword: answered(validate.setPaymentPassword, setPaymentPassword),
  bindingCode: answered(validate.bindingCode, bindingCode),
  bindContact: answered(validate.bindContact, bindContact),
  payoutAccounts: answered(validate.payoutAccounts, payoutAccounts),
  bindPayoutAccount: answered(validate.bindPayoutAccount, bindPayoutAccount),
  removePayoutAccount: answered(validate.removePayoutAccount, removePayoutAccount),
}
