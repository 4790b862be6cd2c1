import { useCallback, useRef } from 'react'
import { SubmitAborted } from '@/site/forms/state/submit-aborted'
import { GatewayError } from '@/site/gateway/gateway-error'
import { useText } from '@/site/i18n/language'
import { useVerifyHuman, type HumanProof } from './use-verify-human'

type Send = (proof: HumanProof) => Promise<void>

/**
 * Makes a call with a human verification. The server does not use up the proof of a call that it refuses early, for
 * example for a wrong captcha. So a retry sends the same proof, and asks for another only when the server requires it.
 */
export function useVerifiedCall(): (send: Send) => Promise<void> {
  const t = useText()
  const verifyHuman = useVerifyHuman()
  const kept = useRef<HumanProof>(undefined)
  return useCallback(
    async (send) => {
      if (kept.current !== undefined) {
        const isTaken = await send(kept.current).then(
          () => true,
          (error: unknown) => {
            if (asksForProof(error)) return false
            throw error
          },
        )
        if (isTaken) return
      }
      kept.current = await verifyHuman()
      if (kept.current === undefined) throw new SubmitAborted({ text: t('human.required') })
      await send(kept.current)
    },
    [t, verifyHuman],
  )
}

/** The proof is missing, used up or expired. */
function asksForProof(error: unknown): boolean {
  return error instanceof GatewayError && (error.code === 'human_required' || error.code === 'human_invalid')
}
