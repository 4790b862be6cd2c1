import type { VerificationPort } from './verification-port'
import type { HumanVerification } from '@/contract/generated/gateway-types'
import type { GatewayCall } from '@/sandbox/call/gateway-call'
import { Refusal } from '@/sandbox/call/refusal'

type Call = Pick<
  GatewayCall<{ readonly humanVerification?: HumanVerification }, VerificationPort>,
  'services' | 'merchant' | 'texts' | 'request'
>

/**
 * Checks the merchant's human verification, if it has one (1 §5). Returns a function that uses the token up, to be
 * called after the other checks, so that a wrong captcha does not cost a second puzzle. Both throw a Refusal.
 */
export function checkHuman({ services, merchant, texts, request }: Call): () => void {
  if (merchant.humanVerification.provider === 'none') return () => undefined
  const token = request.humanVerification?.token
  if (token === undefined) throw new Refusal('human_required', texts.say('human_required'))
  if (!services.humanChecks.isGood(merchant.code, token)) throw invalid()
  return () => {
    if (!services.humanChecks.redeem(merchant.code, token)) throw invalid()
  }

  function invalid(): Refusal {
    return new Refusal('human_invalid', texts.say('human_invalid'))
  }
}
