import { useMemo } from 'react'
import { useErrorText } from '@/site/gateway/error-text'
import { GatewayError } from '@/site/gateway/gateway-error'
import { PhoneError } from '@/site/gateway/account/phone-error'
import { useText } from '@/site/i18n/language'
import { asTextKey } from '@/site/i18n/text-key'
import { useDialogs } from '@/site/merchant/dialogs'
import { warning } from '@/site/merchant/actions/message-presets'
import type { MobileNumber, SmsSender } from '@/site/forms/state/form-context'
import { useVerifyHuman, type HumanProof } from './use-verify-human'

/** Sends a code with the proof. Returns when another may be requested (milliseconds since 1970). */
type Send = (to: MobileNumber, proof: HumanProof) => Promise<number>

/**
 * Requests a code after a human verification (1 §5); a dialog shows why it could not be sent (1 §8). `send` must have a
 * stable identity: a new one renders the whole form.
 */
export function useSendSms(purpose: SmsSender['purpose'], send: Send): SmsSender {
  const t = useText()
  const dialogs = useDialogs()
  const errorText = useErrorText()
  const verifyHuman = useVerifyHuman()
  return useMemo(
    () => ({
      purpose,
      async send(to) {
        const proof = await verifyHuman()
        if (proof === undefined) return undefined
        try {
          return await send(to, proof)
        } catch (error) {
          const isKnown = error instanceof GatewayError || error instanceof PhoneError
          if (!isKnown) throw error
          const text = error instanceof PhoneError ? asTextKey(t(`phone.${error.code}`)) : errorText(error)
          // Awaited, so that the focus is back in the form before the button is enabled again.
          await dialogs.confirm(warning(text))
          return undefined
        }
      },
    }),
    [purpose, send, t, dialogs, errorText, verifyHuman],
  )
}
