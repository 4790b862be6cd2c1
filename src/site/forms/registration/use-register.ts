import { useSessionActions } from '@/site/merchant/sign-in/session-actions'
import type { RegistrationKind } from '@/site/merchant/sign-in/session-flows'
import { GatewayError } from '@/site/gateway/gateway-error'
import type { Register } from '@/contract/generated/gateway-types'
import { useLanguage } from '@/site/i18n/language'
import { useWholeSite } from '@/site/merchant/site-context'
import { addressCode } from './address-code'
import type { FormValues } from '@/site/forms/state/form-shape'
import { useVerifiedCall } from '@/site/forms/verification/use-verified-call'
import type { PhoneCodes } from '@/site/forms/verification/use-phone-verification'
import { refusedField } from '@/site/forms/state/refused-field'
import { registrationUser } from './registration-user'
import type { AffiliateCode } from './use-affiliate-code'
import { useMadeAccount } from './use-made-account'

interface RegisterOptions {
  readonly kind: RegistrationKind
  readonly affiliate: AffiliateCode
  readonly phone: PhoneCodes | undefined
}

/**
 * Registers with the form's values: checks the affiliate code, confirms the phone provider's code, gets the human
 * verification, and then sends the register call (1 §4). Throws GatewayError or FormStopped.
 */
export function useRegister({ kind, affiliate, phone }: RegisterOptions): (values: FormValues) => Promise<void> {
  const session = useSessionActions()
  const prove = useVerifiedCall()
  const made = useMadeAccount()
  const { legalDocuments, site } = useWholeSite()
  const { language } = useLanguage()

  return async (values) => {
    const name = textOf(values, kind === 'mobile' ? 'mobileNum' : 'username') ?? ''
    await made.before(name)
    const affiliateCode = await affiliate.check(textOf(values, 'affiliateCode'))
    const verified = await phone?.confirm(values)
    const codes = { affiliateCode, referralCode: addressCode('referralCode') }
    const agreements = site.legal.agreed.flatMap((document) => {
      const { version } = legalDocuments[document] ?? {}
      return version === undefined ? [] : { document, version, language }
    })
    const user = { ...registrationUser(values, new URL(location.href), codes, agreements), ...verified }
    try {
      await prove((proof) => session.register(kind, { ...withoutCode(user), ...proof }))
    } catch (error) {
      if (error instanceof GatewayError && refusedField(error) === 'verificationCode') phone?.forget(values)
      await made.after(name, error)
      throw error
    }
  }
}

/** A code that the phone provider has confirmed is not sent to the gateway. */
function withoutCode(user: Register['request']): Register['request'] {
  if (user.firebaseIdToken === undefined) return user
  const { verificationCode: _, ...rest } = user
  return rest
}

function textOf(values: FormValues, name: string): string | undefined {
  const value = values[name]
  return typeof value === 'string' && value !== '' ? value : undefined
}
