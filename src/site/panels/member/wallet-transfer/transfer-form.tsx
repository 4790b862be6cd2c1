import type { SubmitEvent } from 'react'
import { styled } from 'styled-components'
import { AmountField } from '@/site/money/amount-field'
import { PanelSection } from '@/site/elements/panel/panel-section'
import { useWalletName } from '@/site/elements/wallet-name'
import type { WalletTransfer } from '@/contract/generated/gateway-types'
import type { WalletTransferProps } from '@/contract/generated/merchant-types'
import { useFormat } from '@/site/i18n/format'
import { useText } from '@/site/i18n/language'
import { amountOf } from '@/contract/money/amount'
import { useAmountForm, useAmountProblemText } from '@/site/money/use-amount-form'
import { useSite } from '@/site/merchant/site-context'
import { Button } from '@/site/ui/button'
import { checkTransfer, maxTransfer, type Wallet } from './check-transfer'
import type { TransferDraft } from './use-transfer-draft'
import { WalletChoice } from './wallet-choice'

interface TransferFormProps extends Pick<WalletTransferProps, 'presets'> {
  readonly wallets: readonly Wallet[]
  readonly draft: TransferDraft
  readonly isHidden: boolean
  readonly isBusy: boolean
  readonly onSend: (request: WalletTransfer['request']) => void
  readonly onRefuse: () => void
}

/** Source wallet, target wallet and amount. */
export function TransferForm({ wallets, draft, presets, isHidden, isBusy, onSend, onRefuse }: TransferFormProps) {
  const t = useText()
  const format = useFormat()
  const { currency } = useSite().site
  const nameOf = useWalletName()
  const { from, to, amount } = draft
  const form = useAmountForm({ amount, check: (_, typing) => checkTransfer(draft, typing), onRefuse })
  const problemText = useAmountProblemText()
  const all = maxTransfer(draft, form.digits)
  const figures = { amount: format.amount(from.balance, currency), wallet: nameOf(to.wallet) }
  const isClosed = from.state !== 'open' || to.state !== 'open'

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    const hundredths = form.take(event)
    if (hundredths !== undefined) onSend({ from: from.wallet, to: to.wallet, amount: amountOf(hundredths) })
  }

  return (
    <PanelSection title={t('wallet-transfer.title')}>
      <Form noValidate onSubmit={handleSubmit}>
        <WalletChoice wallets={wallets} draft={draft} isHidden={isHidden} />
        <AmountField
          label={t('wallet-transfer.amount')}
          value={amount}
          onChange={draft.type}
          error={form.problem && problemText(form.problem, figures)}
          hint={to.wholeUnits && t('wallet-transfer.whole', figures)}
          choices={[
            ...form.presets(presets, (preset) => preset <= all),
            { label: t('wallet-transfer.all'), hundredths: all, isPossible: all > 0 },
          ]}
        />
        {isClosed && (
          <p>{t('wallet-transfer.closed', { wallet: nameOf((from.state === 'open' ? to : from).wallet) })}</p>
        )}
        <Button type="submit" emphasis="strong" busy={isBusy} disabled={isClosed}>
          {t('wallet-transfer.submit')}
        </Button>
      </Form>
    </PanelSection>
  )
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem;
`
