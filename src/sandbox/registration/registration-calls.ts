import * as validate from '@/contract/generated/validate-request.js'
import { answered } from '@/sandbox/call/gateway-call'
import { affiliate } from './calls/affiliate'
import { register } from './calls/register'
import { registerMobile } from './calls/register-mobile'
import { registerMobileSms, registerSms } from './calls/register-sms'

export const registrationCalls = {
  registerSms: answered(validate.registerSms, registerSms),
  registerMobileSms: answered(validate.registerSms, registerMobileSms),
  register: answered(validate.register, register),
  registerMobile: answered(validate.registerMobile, registerMobile),
  affiliate: answered(validate.affiliate, affiliate),
}
