import { useState, type SubmitEvent } from 'react'
import { styled } from 'styled-components'
import { AmountField } from '@/site/money/amount-field'
import { PanelSection } from '@/site/elements/panel/panel-section'
import { GatewayError } from '@/site/gateway/gateway-error'
import { useWithdrawalQuote } from '@/site/gateway/money/withdrawals'
import type { WithdrawalTerms } from '@/contract/generated/gateway-types'
import type { WithdrawProps } from '@/contract/generated/merchant-types'
import { useFormat } from '@/site/i18n/format'
import { useText } from '@/site/i18n/language'
import { amountOf } from '@/contract/money/amount'
import { checkAmount, limitOf, maxAmount } from '@/contract/money/check-amount'
import { useAmountForm, useAmountProblemText } from '@/site/money/use-amount-form'
import { useDraft } from '@/site/session/drafts'
import { useSite } from '@/site/merchant/site-context'
import { Button } from '@/site/ui/button'
import { AccountChoice } from './account-choice'
import type { Quoted } from './quoted'

interface WithdrawFormProps extends Pick<WithdrawProps, 'layout' | 'presets' | 'all'> {
  readonly terms: WithdrawalTerms['response']
  readonly isBusy: boolean
  /** Receives the quote, or the reason why there is none. */
  readonly onQuote: (answer: Quoted | GatewayError) => void
  readonly onRefuse: () => void
}

/** Account and amount. The input is kept until it has been sent. */
export function WithdrawForm({ terms, layout, presets, all, isBusy, onQuote, onRefuse }: WithdrawFormProps) {
  const t = useText()
  const format = useFormat()
  const { currency } = useSite().site
  const ask = useWithdrawalQuote()
  const [chosen, choose] = useDraft('withdraw.account', '')
  const [amount, type] = useDraft('withdraw.amount', '')
  const [isAsking, setAsking] = useState(false)
  const { accounts, hasPaymentPassword, hours, min, max } = terms
  const account = accounts.find(({ id }) => id === chosen) ?? accounts[0]
  const form = useAmountForm({
    amount,
    check: (typed, typing) => checkAmount(typed, terms, typing),
    onRefuse,
  })
  const { digits, problem } = form
  const problemText = useAmountProblemText()
  const most = maxAmount({ ...terms, available: terms.withdrawable }, digits)
  const isPossible = (hundredths: number) =>
    'hundredths' in checkAmount(String(amountOf(hundredths)), terms, { locale: 'en', decimals: digits })

  const errorText = () => {
    if (problem === undefined) return undefined
    const limit = limitOf(problem, terms)
    const figures = { amount: format.amount(limit, currency) }
    if (problem === 'least' || problem === 'most') return t(`withdraw.${problem}`, { amount: form.sayLimit(limit) })
    return problem === 'day' ? t('withdraw.day', figures) : problemText(problem, figures)
  }

  const handleSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    const hundredths = form.take(event)
    if (hundredths === undefined || account === undefined || isAsking) return
    const request = { account: account.id, amount: amountOf(hundredths) }
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
          error={errorText()}
          hint={t('withdraw.between', { min: form.sayLimit(min), max: form.sayLimit(max) })}
          choices={[
            ...form.presets(presets, isPossible),
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

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.1rem;
`
