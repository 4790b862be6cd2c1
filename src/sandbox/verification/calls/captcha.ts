import type { SettingsPort } from '@/sandbox/settings/port/settings-port'
import type { VerificationPort } from '@/sandbox/verification/port/verification-port'
import type { Captcha, CaptchaSound } from '@/contract/generated/gateway-types'
import { spendTry } from '@/sandbox/verification/port/address-tries'
import type { Handler } from '@/sandbox/call/gateway-call'
import { Refusal } from '@/sandbox/call/refusal'
import { speakDigits } from '@/sandbox/verification/speech/speak-digits'

export const captcha: Handler<Captcha, SettingsPort & VerificationPort> = async (call) => {
  await spendTry(call, 'pictures')
  return call.services.captchas.issue(call.merchant.code)
}

/** The second way past a captcha. A sound counts against the address's limit as a picture does. */
export const captchaSound: Handler<CaptchaSound, SettingsPort & VerificationPort> = async (call) => {
  const { services, merchant, texts, request } = call
  await spendTry(call, 'pictures')
  const digits = services.captchas.giveDigits(merchant.code, request.id)
  if (digits === undefined) throw new Refusal('captcha_over', texts.say('captcha_over'))
  return { sound: (await speakDigits(digits, texts.spoken)).toString('base64') }
}
