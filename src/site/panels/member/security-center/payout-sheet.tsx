import { useMemo } from 'react'
import type { FormValues } from '@/site/forms/state/form-shape'
import { RuleForm } from '@/site/forms/rule-form'
import { textsOf } from '@/site/forms/state/texts-of'
import { WithRules } from '@/site/forms/with-rules'
import { useGateway } from '@/site/gateway/gateway-context'
import { bindPayoutAccount } from '@/site/gateway/money/payout-accounts'
import type { PayoutAccounts } from '@/contract/generated/gateway-types'
import { useText } from '@/site/i18n/language'
import { Sheet } from '@/site/ui/modals/sheet'
import { showToast } from '@/site/ui/notices/toast'
import { payoutForm } from './safety-forms'
import { SheetHint } from './sheet-hint'

interface PayoutSheetProps {
  readonly kind: 'bank' | 'eWallet'
  readonly payout: PayoutAccounts['response']
  readonly onClose: () => void
  readonly onDone: () => void
}

/** Binds a bank account or an e-wallet. */
export function PayoutSheet({ kind, payout, onClose, onDone }: PayoutSheetProps) {
  const t = useText()
  const gateway = useGateway()
  const { holder } = payout
  const form = useMemo(() => payoutForm(kind, payout), [kind, payout])

  async function handleSubmit(values: FormValues) {
    const { holder: named, ...given } = textsOf(values, ['institution', 'number', 'holder', 'paymentPassword'])
    await gateway.send(bindPayoutAccount, { ...given, ...(holder === null && { holder: named }) })
    showToast(t('payout.added'))
    onDone()
  }

  return (
    <Sheet title={t(`payout.add.${kind}`)} onClose={onClose}>
      <SheetHint>{holder === null ? t('payout.oneName') : t('payout.inName', { name: holder })}</SheetHint>
      <WithRules form={form}>
        {(rules) => (
          <RuleForm
            name="payout"
            form={form}
            rules={rules}
            submitLabel={t('safety.bind')}
            onSubmit={handleSubmit}
            forgetsPasswords
          />
        )}
      </WithRules>
    </Sheet>
  )
}
