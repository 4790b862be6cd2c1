import { useMemo } from 'react'
import { RuleForm } from '@/forms/rule-form'
import type { FormValues } from '@/forms/form-shape'
import { textsOf } from '@/forms/texts-of'
import { WithRules } from '@/forms/with-rules'
import { useGateway } from '@/gateway/gateway-context'
import { setPaymentPassword } from '@/gateway/security'
import type { Security } from '@/generated/gateway-types'
import { useText } from '@/i18n/language'
import { Sheet } from '@/ui/sheet'
import { showToast } from '@/ui/toast'
import { paymentPasswordForm } from './safety-forms'
import { SheetHint } from './sheet-hint'

interface PaymentPasswordSheetProps {
  readonly security: Security['response']
  readonly onClose: () => void
  readonly onDone: () => void
}

/** Sets the payment password, or another one. */
export function PaymentPasswordSheet({ security, onClose, onDone }: PaymentPasswordSheetProps) {
  const t = useText()
  const gateway = useGateway()
  const form = useMemo(() => paymentPasswordForm(security), [security])

  async function handleSubmit(values: FormValues) {
    const { paymentPassword, ...proofs } = textsOf(values, ['paymentPassword', 'oldPaymentPassword', 'password'])
    const given = Object.fromEntries(Object.entries(proofs).filter(([, proof]) => proof !== ''))
    await gateway.send(setPaymentPassword, { paymentPassword, ...given })
    showToast(t('safety.paymentPassword.saved'))
    onDone()
  }

  return (
    <Sheet title={t('safety.paymentPassword')} onClose={onClose}>
      <SheetHint>{t('form.paymentPasswordHelp')}</SheetHint>
      <WithRules form={form}>
        {(rules) => <RuleForm form={form} rules={rules} submitLabel={t('safety.save')} onSubmit={handleSubmit} />}
      </WithRules>
    </Sheet>
  )
}
