import type { SettingsPort } from '@/sandbox/settings/port/settings-port'
import type { VerificationPort } from '@/sandbox/verification/port/verification-port'
import type { Captcha } from '@/contract/generated/gateway-types'
import { spendTry } from '@/sandbox/verification/port/address-tries'
import type { Handler } from '@/sandbox/call/gateway-call'

export const captcha: Handler<Captcha, SettingsPort & VerificationPort> = async (call) => {
  await spendTry(call, 'pictures')
  return call.services.captchas.issue(call.merchant.code)
}
