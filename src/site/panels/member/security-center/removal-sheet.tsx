import { RuleForm } from '@/site/forms/rule-form'
import type { FormValues } from '@/site/forms/state/form-shape'
import { textsOf } from '@/site/forms/state/texts-of'
import { WithRules } from '@/site/forms/with-rules'
import { useGateway } from '@/site/gateway/gateway-context'
import { removePayoutAccount } from '@/site/gateway/money/payout-accounts'
import type { PayoutAccount } from '@/contract/generated/gateway-types'
import { useText } from '@/site/i18n/language'
import { Sheet } from '@/site/ui/modals/sheet'
import { showToast } from '@/site/ui/notices/toast'
import { removalForm } from './safety-forms'

interface RemovalSheetProps {
  readonly account: PayoutAccount
  readonly onClose: () => void
  readonly onDone: () => void
}

/** Asks for the payment password before an account is removed. */
export function RemovalSheet({ account: { id, name, number }, onClose, onDone }: RemovalSheetProps) {
  const t = useText()
  const gateway = useGateway()

  async function handleSubmit(values: FormValues) {
    await gateway.send(removePayoutAccount, { id, ...textsOf(values, ['paymentPassword']) })
    showToast(t('payout.removed'))
    onDone()
  }

  return (
    <Sheet title={t('payout.remove', { name, number })} onClose={onClose}>
      <p>{t('payout.removeAsk')}</p>
      <WithRules form={removalForm}>
        {(rules) => (
          <RuleForm
            name="payoutRemoval"
            form={removalForm}
            rules={rules}
            submitLabel={t('payout.removeConfirm')}
            onSubmit={handleSubmit}
            forgetsPasswords
          />
        )}
      </WithRules>
    </Sheet>
  )
}
