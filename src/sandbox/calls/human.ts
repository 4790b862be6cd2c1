import type { HumanChallenge, HumanCheck } from '@/generated/gateway-types'
import type { Handler } from '@/sandbox/gateway-call'
import { Refusal } from '@/sandbox/refusal'

export const humanChallenge: Handler<HumanChallenge> = ({ services, merchant }) =>
  services.humanChecks.issue(merchant.code)

export const humanCheck: Handler<HumanCheck> = ({ services, merchant, texts, request }) => {
  const answer = services.humanChecks.check(merchant.code, request.id, request.position)
  if (answer === undefined) throw new Refusal('challenge_over', texts.say('challenge_over'))
  return answer
}
