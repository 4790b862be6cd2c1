import type { DiagnosticsPort } from '@/sandbox/diagnostics/port/diagnostics-port'
import type { VerificationPort } from './verification-port'
import type { RegisterRule } from '@/contract/generated/gateway-types'
import type { GatewayCall } from '@/sandbox/call/gateway-call'
import { Refusal } from '@/sandbox/call/refusal'
import { readRule } from '@/sandbox/settings/port/check-fields'

interface CaptchaAnswer {
  readonly captcha?: string
  readonly captchaId?: string
}

/** Checks the captcha of a registration if its rule is enabled. Throws a Refusal. */
export function checkCaptcha(
  call: GatewayCall<CaptchaAnswer, DiagnosticsPort & VerificationPort>,
  announced: RegisterRule | undefined,
): void {
  const { services, merchant, texts, request } = call
  const { enabled, required } = readRule(call, 'captcha', announced)
  const { captcha = '', captchaId } = request
  if (!enabled || (captcha === '' && !required)) return
  const isRight = captcha !== '' && services.captchas.redeem(merchant.code, captchaId, captcha)
  const code = captcha === '' ? 'captcha_required' : 'captcha_wrong'
  if (!isRight) throw new Refusal(code, texts.say(code), { value: { field: 'captcha' } })
}
