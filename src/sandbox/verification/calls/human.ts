import type { SettingsPort } from '@/sandbox/settings/port/settings-port'
import type { VerificationPort } from '@/sandbox/verification/port/verification-port'
import type { HumanCaptcha, HumanChallenge, HumanCheck } from '@/contract/generated/gateway-types'
import { spendTry } from '@/sandbox/verification/port/address-tries'
import type { Handler } from '@/sandbox/call/gateway-call'
import { Refusal } from '@/sandbox/call/refusal'

export const humanChallenge: Handler<HumanChallenge, SettingsPort & VerificationPort> = async (call) => {
  await spendTry(call, 'pictures')
  return call.services.humanChecks.issue(call.merchant.code)
}

/**
 * Each tried position counts against the address's limit, so brute force solves a handful of puzzles but not
 * thousands.
 */
export const humanCheck: Handler<HumanCheck, SettingsPort & VerificationPort> = async (call) => {
  const { services, merchant, texts, request } = call
  await spendTry(call, 'places')
  const answer = services.humanChecks.check(merchant.code, request.id, request.position)
  if (answer === undefined) throw new Refusal('challenge_over', texts.say('challenge_over'))
  return answer
}

/**
 * The way past the puzzle for people who cannot see it. An answer counts as a place of the puzzle does, because it is
 * worth the same token.
 */
export const humanCaptcha: Handler<HumanCaptcha, SettingsPort & VerificationPort> = async (call) => {
  const { services, merchant, texts, request } = call
  await spendTry(call, 'places')
  if (!services.captchas.redeem(merchant.code, request.captchaId, request.captcha))
    throw new Refusal('captcha_wrong', texts.say('captcha_wrong'))
  return { token: services.humanChecks.newToken(merchant.code) }
}
