import * as validate from '@/contract/generated/validate-request.js'
import { answered } from '@/sandbox/call/gateway-call'
import { captcha, captchaSound } from './calls/captcha'
import { humanChallenge, humanCheck } from './calls/human'

export const verificationCalls = {
  captcha: answered(validate.captcha, captcha),
  captchaSound: answered(validate.captchaSound, captchaSound),
  humanChallenge: answered(validate.humanChallenge, humanChallenge),
  humanCheck: answered(validate.humanCheck, humanCheck),
}
