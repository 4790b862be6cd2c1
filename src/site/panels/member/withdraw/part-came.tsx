import { useState, type SubmitEvent } from 'react'
import { styled } from 'styled-components'
import { AmountField } from '@/site/money/amount-field'
import { useAmountFormat } from '@/site/money/use-amount-format'
import type { Withdrawal } from '@/site/gateway/money/withdrawals'
import type { ConfirmWithdrawal } from '@/contract/generated/gateway-types'
import { useFormat } from '@/site/i18n/format'
import { useText } from '@/site/i18n/language'
import { amountOf } from '@/contract/money/amount'
import { parseAmount } from '@/contract/money/typed-amount'
import { useDraft } from '@/site/session/drafts'
import { useSite } from '@/site/merchant/site-context'
import { Button } from '@/site/ui/button'
import { checkPart, type PartProblem } from './check-part'

interface PartCameProps {
  readonly withdrawal: Withdrawal
  readonly isBusy: boolean
  readonly onSend: (request: ConfirmWithdrawal['request']) => void
}

/** Reports how much of the withdrawal arrived. */
export function PartCame({ withdrawal: { number, arrives }, isBusy, onSend }: PartCameProps) {
  const t = useText()
  const format = useFormat()
  const typing = useAmountFormat()
  const { currency } = useSite().site
  const { decimals: digits } = typing
  const [amount, type] = useDraft(`withdraw.came.${number}`, '')
  // The error belongs to the amount that was submitted, so it disappears when the amount changes.
  const [wrong, setWrong] = useState<{ readonly problem: PartProblem; readonly of: string }>()
  const read = parseAmount(amount, typing)
  const typed = 'problem' in read ? read.problem : String(read.hundredths)
  const problem = wrong?.of === typed ? wrong.problem : undefined
  const figures = { amount: format.amount(arrives, currency), n: digits, example: format.number(1234.5) }

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const checked = checkPart(amount, arrives, typing)
    if ('problem' in checked) {
      setWrong({ problem: checked.problem, of: typed })
      event.currentTarget.querySelector('input')?.focus()
    } else onSend({ number, answer: 'partly', amount: amountOf(checked.hundredths) })
  }

  return (
    <Form noValidate onSubmit={handleSubmit}>
      <AmountField
        label={t('withdraw.ask.came')}
        value={amount}
        onChange={type}
        error={problem && t(problemText(problem, digits), figures)}
        hint={t('withdraw.ask.part', figures)}
        choices={[]}
      />
      <Button type="submit" emphasis="strong" busy={isBusy}>
        {t('withdraw.ask.send')}
      </Button>
    </Form>
  )
}

function problemText(problem: PartProblem, digits: number) {
  if (problem === 'notPart') return 'withdraw.ask.part'
  return problem === 'decimals' && digits === 0 ? 'amount.noDecimals' : (`amount.${problem}` as const)
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.75rem;
`
