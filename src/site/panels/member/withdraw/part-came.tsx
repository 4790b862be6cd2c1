import type { SubmitEvent } from 'react'
import { styled } from 'styled-components'
import { AmountField } from '@/site/money/amount-field'
import { useAmountForm, useAmountProblemText } from '@/site/money/use-amount-form'
import type { Withdrawal } from '@/site/gateway/money/withdrawals'
import type { ConfirmWithdrawal } from '@/contract/generated/gateway-types'
import { useFormat } from '@/site/i18n/format'
import { useText } from '@/site/i18n/language'
import { amountOf } from '@/contract/money/amount'
import { useDraft } from '@/site/session/drafts'
import { useSite } from '@/site/merchant/site-context'
import { Button } from '@/site/ui/button'
import { checkPart } from './check-part'

interface PartCameProps {
  readonly withdrawal: Withdrawal
  readonly isBusy: boolean
  readonly onSend: (request: ConfirmWithdrawal['request']) => void
}

/** Reports how much of the withdrawal arrived. */
export function PartCame({ withdrawal: { number, arrives }, isBusy, onSend }: PartCameProps) {
  const t = useText()
  const format = useFormat()
  const { currency } = useSite().site
  const [amount, type] = useDraft(`withdraw.came.${number}`, '')
  const form = useAmountForm({ amount, check: (typed, typing) => checkPart(typed, arrives, typing) })
  const problemText = useAmountProblemText()
  const part = t('withdraw.ask.part', { amount: format.amount(arrives, currency) })

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    const hundredths = form.take(event)
    if (hundredths !== undefined) onSend({ number, answer: 'partly', amount: amountOf(hundredths) })
  }

  return (
    <Form noValidate onSubmit={handleSubmit}>
      <AmountField
        label={t('withdraw.ask.came')}
        value={amount}
        onChange={type}
        error={form.problem && (form.problem === 'notPart' ? part : problemText(form.problem))}
        hint={part}
        choices={[]}
      />
      <Button type="submit" emphasis="strong" busy={isBusy}>
        {t('withdraw.ask.send')}
      </Button>
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.75rem;
`
