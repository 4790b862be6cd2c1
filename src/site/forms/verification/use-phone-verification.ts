import { useMemo } from 'react'
import type { MobileNumber } from '@/site/forms/state/form-context'
import type { FormValues } from '@/site/forms/state/form-shape'
import { SubmitAborted } from '@/site/forms/state/submit-aborted'
import { PhoneError } from '@/site/gateway/account/phone-error'
import type { PhoneProvider } from '@/site/gateway/account/phone-provider'
import { phoneProviders } from '@/site/gateway/account/phone-providers'
import type { Register } from '@/contract/generated/gateway-types'
import { useText } from '@/site/i18n/language'
import { useWholeSite } from '@/site/merchant/site-context'
import { loadChunk } from '@/site/ui/loading/load-chunk'
import { fullNumber, phoneVerifications } from './phone-verifications'

export interface PhoneCodes {
  /** Throws PhoneError. */
  send(to: MobileNumber): Promise<void>
  /**
   * Returns what the registration sends in place of the code. Throws FormStopped when the provider refuses the code.
   */
  confirm(values: FormValues): Promise<Partial<Register['request']>>
  /** Called when the gateway did not accept the token: the number needs another code. */
  forget(values: FormValues): void
}

/**
 * The third party that verifies mobile numbers for this merchant; undefined where the gateway does it itself (1 §7).
 */
export function usePhoneVerification(): PhoneCodes | undefined {
  const { gateway, phoneVerification } = useWholeSite().site
  const t = useText()
  return useMemo(() => {
    const load = phoneProviders[phoneVerification.provider]
    if (load === undefined) return undefined
    return phoneCodes(
      async () => (await loadChunk('phone-provider', load).catch(unreachable))(gateway),
      (code) => t(`phone.${code}`),
    )
  }, [gateway, phoneVerification, t])
}

function phoneCodes(provider: () => Promise<PhoneProvider>, say: (code: PhoneError['code']) => string): PhoneCodes {
  /** A wrong code stops the form without a message (1 §8). */
  function stopped(error: PhoneError): SubmitAborted {
    const field = 'verificationCode'
    return new SubmitAborted(error.code === 'invalid-verification-code' ? { field } : { field, text: say(error.code) })
  }

  async function tokenOf(number: string, code: string): Promise<string> {
    const sent = phoneVerifications.get(number)
    if (sent === undefined) throw new PhoneError('missing-verification-code')
    // A provider accepts a code only once, but a registration may need a retry.
    if (sent.confirmed?.code === code) return sent.confirmed.idToken
    const idToken = await (await provider()).confirm(sent.verificationId, code)
    phoneVerifications.set(number, { ...sent, confirmed: { code, idToken } })
    return idToken
  }

  return {
    async send({ countryDialingCode, mobileNo }) {
      const number = fullNumber(countryDialingCode, mobileNo)
      phoneVerifications.set(number, { verificationId: await (await provider()).send(number) })
    },
    async confirm(values) {
      const { verificationCode: code } = values
      if (typeof code !== 'string') return {}
      try {
        return { firebaseChannel: 'sms', firebaseIdToken: await tokenOf(numberOf(values), code) }
      } catch (error) {
        throw error instanceof PhoneError ? stopped(error) : error
      }
    },
    forget: (values) => void phoneVerifications.delete(numberOf(values)),
  }
}

/** A chunk that does not load is reported like a provider that does not answer. */
function unreachable(error: unknown): never {
  throw new PhoneError('network', error)
}

function numberOf({ countryDialingCode, mobileNum }: FormValues): string {
  return fullNumber(String(countryDialingCode ?? ''), String(mobileNum ?? ''))
}
