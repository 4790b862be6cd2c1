import type { Captcha } from '@/generated/gateway-types'
import type { Handler } from '@/sandbox/gateway-call'

export const captcha: Handler<Captcha> = ({ services, merchant }) => services.captchas.issue(merchant.code)
