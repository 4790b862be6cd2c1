import * as validate from '@/contract/generated/validate-request.js'
import { answered } from '@/sandbox/call/gateway-call'
import { captcha, captchaSound } from './calls/captcha'
import { humanCaptcha, humanChallenge, humanCheck } from './calls/human'

export const verificationCalls = {
  captcha: answered(validate.captcha, captcha),
  captchaSound: answered(validate.captchaSound, captchaSound),
  humanCaptcha: answered(validate.humanCaptcha, humanCaptcha),
  humanChallenge: answered(validate.humanChallenge, humanChallenge),
  humanCheck: answered(validate.humanCheck, humanCheck),
}
