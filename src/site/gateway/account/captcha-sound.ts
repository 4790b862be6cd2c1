import type { CaptchaSound } from '@/contract/generated/gateway-types'
import { defineCall } from '@/site/gateway/call-definition'
import * as rows from '@/contract/endpoints/person-rows'

/** Digits that answer a captcha as its picture does. Refused with `captcha_over` when it was answered or is too old. */
export const captchaSound = defineCall<CaptchaSound>(
  rows.captchaSound,
  () => import('@/contract/generated/answers/captchaSound.js'),
)
