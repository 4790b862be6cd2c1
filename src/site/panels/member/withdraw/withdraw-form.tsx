import { useState, type SubmitEvent } from 'react'
import { styled } from 'styled-components'
import { AmountField } from '@/site/money/amount-field'
import { PanelSection } from '@/site/elements/panel/panel-section'
import { GatewayError } from '@/site/gateway/gateway-error'
import { useWithdrawalQuote } from '@/site/gateway/money/withdrawals'
import type { WithdrawalTerms } from '@/contract/generated/gateway-types'
import type { WithdrawProps } from '@/contract/generated/merchant-types'
import { useFormat } from '@/site/i18n/format'
import { useLanguage, useText } from '@/site/i18n/language'
import { amountOf, hundredthsOf } from '@/contract/money/amount'
import { checkAmount, limitOf, mostOf, type LimitProblem } from '@/contract/money/check-amount'
import { parseAmount } from '@/contract/money/typed-amount'
import { useDraft } from '@/site/session/drafts'
import { useSite } from '@/site/merchant/site-context'
import { Button } from '@/site/ui/button'
import { AccountChoice } from './account-choice'
import type { Quoted } from './quoted'

interface WithdrawFormProps extends Pick<WithdrawProps, 'layout' | 'presets' | 'all'> {
  readonly terms: WithdrawalTerms['response']
  readonly isBusy: boolean
  /** What it would be, or why it cannot be. */
  readonly onQuote: (answer: Quoted | GatewayError) => void
}

/** Where to, and how much. What is typed stays until it is sent. */
export function WithdrawForm({ terms, layout, presets, all, isBusy, onQuote }: WithdrawFormProps) {
  const t = useText()
  const format = useFormat()
  const { locale } = useLanguage()
  const { currency } = useSite().site
  const { digits = 2 } = currency
  const ask = useWithdrawalQuote()
  const [chosen, choose] = useDraft('withdraw.account', '')
  const [amount, type] = useDraft('withdraw.amount', '')
  const [isAsking, setAsking] = useState(false)
  // What is wrong is said of what was there when it was to be sent.
  const [wrong, setWrong] = useState<{ readonly problem: LimitProblem; readonly of: string }>()
  const { accounts, hasPaymentPassword, hours, min, max } = terms
  const account = accounts.find(({ id }) => id === chosen) ?? accounts[0]
  const typed = JSON.stringify(parseAmount(amount, locale, digits))
  const problem = wrong?.of === typed ? wrong.problem : undefined
  const figures = {
    amount: format.amount(limitOf(problem ?? 'most', terms), currency),
    n: digits,
    example: format.number(1234.5),
  }
  const most = mostOf(terms, digits)

  const handleSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const checked = checkAmount(amount, terms, locale, digits)
    if ('problem' in checked) {
      setWrong({ problem: checked.problem, of: typed })
      event.currentTarget.querySelector<HTMLInputElement>('input[type=text]')?.focus()
      return
    }
    if (account === undefined || isAsking) return
    const request = { account: account.id, amount: amountOf(checked.hundredths) }
    setAsking(true)
    try {
      onQuote({ request, answer: await ask(request) })
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error
      onQuote(error)
    } finally {
      setAsking(false)
    }
  }

  return (
    <PanelSection title={t('withdraw.title')}>
      <Form noValidate onSubmit={(event) => void handleSubmit(event)}>
        <AccountChoice terms={terms} layout={layout} chosen={account?.id ?? ''} onChoose={choose} />
        <AmountField
          label={t('withdraw.amount')}
          value={amount}
          onChange={type}
          error={problem && t(problemText(problem, digits), figures)}
          hint={t('withdraw.between', { min: format.amount(min, currency), max: format.amount(max, currency) })}
          choices={[
            ...presets.map((preset) => ({
              label: format.amount(preset, { ...currency, digits: Number.isInteger(preset) ? 0 : digits }),
              hundredths: hundredthsOf(preset) ?? 0,
              isPossible: 'hundredths' in checkAmount(String(preset), terms, 'en', digits),
            })),
            ...(all ? [{ label: t('withdraw.all'), hundredths: most, isPossible: most > 0 }] : []),
          ]}
        />
        {!hours.open && <p>{t('withdraw.closedNow')}</p>}
        {hasPaymentPassword && account !== undefined && (
          <Button type="submit" emphasis="strong" busy={isBusy || isAsking} disabled={!hours.open}>
            {t('withdraw.submit')}
          </Button>
        )}
      </Form>
    </PanelSection>
  )
}

function problemText(problem: LimitProblem, digits: number) {
  if (problem === 'least' || problem === 'most' || problem === 'day') return `withdraw.${problem}` as const
  return problem === 'decimals' && digits === 0 ? 'amount.noDecimals' : (`amount.${problem}` as const)
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.1rem;
`
