import type { RegisterRules } from '@/contract/generated/gateway-types'
import { patterns, type PatternId } from '@/sandbox/settings/rules/patterns'

/** The fields of a user's registration (1 §3), with the default rules for merchants that state none. */
export const defaultRules = {
  // Starts with a letter; underscores are allowed because the demo accounts have them.
  username: { ...asked(2, 4, 15), acceptedPattern: '^[A-Za-z][A-Za-z0-9_]*$', patternId: '19' },
  password: asked(6, 8, 20),
  confirmPassword: asked(6, 8, 20),
  payeeName: notAsked(13, 2, 60),
  email: notAsked(4, 6, 80),
  qqNum: notAsked(7, 5, 12),
  mobileNum: notAsked(7, 8, 11),
  recommenderId: notAsked(5, 4, 20),
  captcha: asked(5, 4, 4),
  // 1 §9: up to 255 characters.
  verificationCode: notAsked(7, 1, 255),
  affiliateCode: notAsked(5, 4, 12),
  paymentPassword: notAsked(7, 6, 6),
  line: notAsked(10, 3, 40),
  whatsapp: notAsked(7, 8, 15),
  zalo: notAsked(7, 9, 11),
  facebook: notAsked(10, 3, 80),
  wechat: notAsked(10, 6, 20),
  idNumber: notAsked(5, 9, 12),
  referralCode: notAsked(5, 4, 20),
  domain: notAsked(10, 1, 253),
  countryDialingCode: notAsked(10, 2, 5),
} satisfies RegisterRules

function asked(id: PatternId, minLength: number, maxLength: number) {
  return { enabled: true, required: true, acceptedPattern: patterns[id], patternId: String(id), minLength, maxLength }
}

function notAsked(id: PatternId, minLength: number, maxLength: number) {
  return { ...asked(id, minLength, maxLength), enabled: false, required: false }
}
