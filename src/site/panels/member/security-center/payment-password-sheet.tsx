import { useMemo } from 'react'
import { RuleForm } from '@/site/forms/rule-form'
import type { FormValues } from '@/site/forms/state/form-shape'
import { textsOf } from '@/site/forms/state/texts-of'
import { WithRules } from '@/site/forms/with-rules'
import { useGateway } from '@/site/gateway/gateway-context'
import { setPaymentPassword } from '@/site/gateway/account/security'
import type { Security } from '@/contract/generated/gateway-types'
import { useText } from '@/site/i18n/language'
import { Forgotten } from '@/site/money/payment-password'
import { Sheet } from '@/site/ui/modals/sheet'
import { showToast } from '@/site/ui/notices/toast'
import { paymentPasswordForm } from './safety-forms'
import { SheetHint } from './sheet-hint'

interface PaymentPasswordSheetProps {
  readonly security: Security['response']
  readonly onClose: () => void
  readonly onDone: () => void
}

/** Sets or changes the payment password. */
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
        {(rules) => (
          <RuleForm
            name="paymentPassword"
            form={form}
            rules={rules}
            submitLabel={t('safety.save')}
            onSubmit={handleSubmit}
          />
        )}
      </WithRules>
      {security.hasPaymentPassword && <Forgotten />}
    </Sheet>
  )
}
