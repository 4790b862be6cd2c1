import type { Captcha } from '@/contract/generated/gateway-types'
import { spendTry } from '@/sandbox/checks/address-tries'
import type { Handler } from '@/sandbox/gateway-call'

export const captcha: Handler<Captcha> = async (call) => {
  await spendTry(call, 'pictures')
  return call.services.captchas.issue(call.merchant.code)
}
