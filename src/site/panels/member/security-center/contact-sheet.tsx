import { useCallback, useMemo } from 'react'
import type { MobileNumber } from '@/site/forms/state/form-context'
import type { FormValues } from '@/site/forms/state/form-shape'
import type { HumanProof } from '@/site/forms/verification/use-verify-human'
import { RuleForm } from '@/site/forms/rule-form'
import { textsOf } from '@/site/forms/state/texts-of'
import { useSendSms } from '@/site/forms/verification/use-send-sms'
import { afterMinutes } from '@/site/forms/widgets/countdowns'
import { WithRules } from '@/site/forms/with-rules'
import { useGateway } from '@/site/gateway/gateway-context'
import { bindContact, bindingCode } from '@/site/gateway/account/security'
import { useText } from '@/site/i18n/language'
import { Sheet } from '@/site/ui/modals/sheet'
import { showToast } from '@/site/ui/notices/toast'
import { contactForm } from './safety-forms'
import { SheetHint } from './sheet-hint'

interface ContactSheetProps {
  readonly kind: 'mobile' | 'email'
  /** Whether one is already bound. Replacing it needs the password. */
  readonly hasOne: boolean
  readonly onClose: () => void
  readonly onDone: () => void
}

/**
 * Binds a mobile number or an email address with a verification code. Closing the sheet does not reset the wait before
 * the next code.
 */
export function ContactSheet({ kind, hasOne, onClose, onDone }: ContactSheetProps) {
  const t = useText()
  const gateway = useGateway()
  const form = useMemo(() => contactForm(kind, hasOne), [kind, hasOne])
  const send = useCallback(
    async ({ mobileNo, countryDialingCode }: MobileNumber, proof: HumanProof) => {
      const to = { kind, to: mobileNo, ...codeOf(countryDialingCode), ...proof }
      return afterMinutes((await gateway.send(bindingCode, to)).expiredMinutes)
    },
    [gateway, kind],
  )
  const sms = useSendSms(kind === 'mobile' ? 'bindMobile' : 'bindEmail', send)

  async function handleSubmit(values: FormValues) {
    const names = ['to', 'verificationCode', 'countryDialingCode', 'password'] as const
    const { to, verificationCode, countryDialingCode, password } = textsOf(values, names)
    const proof = password === '' ? {} : { password }
    await gateway.send(bindContact, { kind, to, verificationCode, ...codeOf(countryDialingCode), ...proof })
    showToast(t(`safety.${kind}.saved`))
    onDone()
  }

  return (
    <Sheet title={t(`safety.${kind}`)} onClose={onClose}>
      <SheetHint>{t(`safety.${kind}.hint`)}</SheetHint>
      <WithRules form={form}>
        {(rules) => (
          <RuleForm
            name="contact"
            form={form}
            rules={rules}
            sms={sms}
            submitLabel={t('safety.bind')}
            onSubmit={handleSubmit}
          />
        )}
      </WithRules>
    </Sheet>
  )
}

/** An email address has no dialling code. */
const codeOf = (countryDialingCode: string) => (countryDialingCode === '' ? {} : { countryDialingCode })
