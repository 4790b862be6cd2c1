import { useCallback, useMemo } from 'react'
import type { MobileNumber } from '@/forms/form-context'
import type { FormValues } from '@/forms/form-shape'
import type { HumanProof } from '@/forms/human/use-verify-human'
import { RuleForm } from '@/forms/rule-form'
import { textsOf } from '@/forms/texts-of'
import { useSendSms } from '@/forms/use-send-sms'
import { afterMinutes } from '@/forms/widgets/countdowns'
import { WithRules } from '@/forms/with-rules'
import { useGateway } from '@/gateway/gateway-context'
import { bindContact, bindingCode } from '@/gateway/security'
import { useText } from '@/i18n/language'
import { Sheet } from '@/ui/sheet'
import { showToast } from '@/ui/toast'
import { contactForm } from './safety-forms'
import { SheetHint } from './sheet-hint'

interface ContactSheetProps {
  readonly kind: 'mobile' | 'email'
  /** One is bound already, which takes the password to replace. */
  readonly hasOne: boolean
  readonly onClose: () => void
  readonly onDone: () => void
}

/** Binds a number or an address with the code that is sent there. Closing it does not end the wait for another code. */
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
          <RuleForm form={form} rules={rules} sms={sms} submitLabel={t('safety.bind')} onSubmit={handleSubmit} />
        )}
      </WithRules>
    </Sheet>
  )
}

/** An address has none. */
const codeOf = (countryDialingCode: string) => (countryDialingCode === '' ? {} : { countryDialingCode })
