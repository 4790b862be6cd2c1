import { useState, type SubmitEvent } from 'react'
import { styled } from 'styled-components'
import { AmountField } from '@/site/money/amount-field'
import { PanelSection } from '@/site/elements/panel/panel-section'
import { useWalletName } from '@/site/elements/wallet-name'
import type { WalletTransfer } from '@/contract/generated/gateway-types'
import type { WalletTransferProps } from '@/contract/generated/merchant-types'
import { useFormat } from '@/site/i18n/format'
import { useLanguage, useText } from '@/site/i18n/language'
import { amountOf, hundredthsOf } from '@/contract/money/amount'
import { parseAmount } from '@/contract/money/typed-amount'
import { useSite } from '@/site/merchant/site-context'
import { Button } from '@/site/ui/button'
import { checkTransfer, movable, type TransferProblem, type Wallet } from './check-transfer'
import type { TransferDraft } from './use-transfer-draft'
import { WalletChoice } from './wallet-choice'

interface TransferFormProps extends Pick<WalletTransferProps, 'presets'> {
  readonly wallets: readonly Wallet[]
  readonly draft: TransferDraft
  readonly isHidden: boolean
  readonly isBusy: boolean
  readonly onSend: (request: WalletTransfer['request']) => void
}

/** From where, to where, how much. */
export function TransferForm({ wallets, draft, presets, isHidden, isBusy, onSend }: TransferFormProps) {
  const t = useText()
  const format = useFormat()
  const { locale } = useLanguage()
  const { currency } = useSite().site
  const { digits = 2 } = currency
  const nameOf = useWalletName()
  // What is wrong is said of what was there when it was to be sent.
  const [wrong, setWrong] = useState<{ readonly problem: TransferProblem; readonly of: string }>()
  const { from, to, amount } = draft
  const all = movable(draft, digits)
  // The field groups what is typed when it is left: that makes it no other amount.
  const typed = JSON.stringify(parseAmount(amount, locale, digits))
  const problem = wrong?.of === typed ? wrong.problem : undefined
  const figures = {
    amount: format.amount(from.balance, currency),
    wallet: nameOf(to.wallet),
    n: digits,
    example: format.number(1234.5),
  }
  const isClosed = from.state !== 'open' || to.state !== 'open'

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const checked = checkTransfer(draft, locale, digits)
    if ('problem' in checked) {
      setWrong({ problem: checked.problem, of: typed })
      event.currentTarget.querySelector('input')?.focus()
    } else onSend({ from: from.wallet, to: to.wallet, amount: amountOf(checked.hundredths) })
  }

  return (
    <PanelSection title={t('wallet-transfer.title')}>
      <Form noValidate onSubmit={handleSubmit}>
        <WalletChoice wallets={wallets} draft={draft} isHidden={isHidden} />
        <AmountField
          label={t('wallet-transfer.amount')}
          value={amount}
          onChange={draft.type}
          error={problem && t(problemText(problem, digits), figures)}
          hint={to.wholeUnits && t('wallet-transfer.whole', figures)}
          choices={[
            ...presets
              .map((preset) => hundredthsOf(preset) ?? 0)
              .map((hundredths) => ({
                label: format.amount(amountOf(hundredths), {
                  ...currency,
                  digits: hundredths % 100 === 0 ? 0 : digits,
                }),
                hundredths,
                isPossible: hundredths <= all,
              })),
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

function problemText(problem: TransferProblem, digits: number) {
  return problem === 'decimals' && digits === 0 ? 'amount.noDecimals' : (`amount.${problem}` as const)
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem;
`
