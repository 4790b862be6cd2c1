import type { HumanCaptcha } from '@/contract/generated/gateway-types'
import { defineCall } from '@/site/gateway/call-definition'
import * as rows from '@/contract/endpoints/person-rows'

/** A token for the answer to a captcha. Refused with `captcha_wrong`, after which the captcha is used up. */
export const humanCaptcha = defineCall<HumanCaptcha>(
  rows.humanCaptcha,
  () => import('@/contract/generated/answers/humanCaptcha.js'),
)
