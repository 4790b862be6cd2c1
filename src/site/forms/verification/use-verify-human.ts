import { useCallback } from 'react'
import type { HumanVerification } from '@/contract/generated/gateway-types'
import type { Site } from '@/contract/generated/merchant-types'
import { useDialogs } from '@/site/merchant/dialogs'
import { useWholeSite } from '@/site/merchant/site-context'

/** The human verification of a call: it is spread into the request. */
export interface HumanProof {
  readonly humanVerification?: HumanVerification
}

/** Asks for a proof. Undefined when the player dismissed it: then nothing may be sent. */
export type VerifyHuman = () => Promise<HumanProof | undefined>

type Provider = Site['humanVerification']['provider']

/** How this merchant verifies that a player is human (1 §5); an empty proof where nothing is asked. */
export function useVerifyHuman(): VerifyHuman {
  const { provider } = useWholeSite().site.humanVerification
  const dialogs = useDialogs()
  return useCallback(() => {
    const providers: Record<Provider, VerifyHuman> = {
      none: () => Promise.resolve({}),
      slider: async () => {
        const humanVerification = await dialogs.ask('human-verification', {})
        return humanVerification && { humanVerification }
      },
    }
    return providers[provider]()
  }, [dialogs, provider])
}
