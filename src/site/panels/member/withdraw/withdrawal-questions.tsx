import { useMoneyIntent } from '@/site/money/use-money-intent'
import { awaitingConfirmation } from '@/site/gateway/money/withdrawals'
import type { Withdrawals } from '@/contract/generated/gateway-types'
import { AnswerOutcome } from './answer-outcome'
import { WithdrawalQuestion } from './withdrawal-question'

interface WithdrawalQuestionsProps {
  readonly answer: Withdrawals['response']
  /** Revalidates the withdrawals. */
  readonly onChange: () => Promise<unknown>
}

/**
 * Asks about each withdrawal that was paid out, one after the other, starting with the one that has the least time
 * left.
 */
export function WithdrawalQuestions({ answer, onChange }: WithdrawalQuestionsProps) {
  const form = useMoneyIntent('confirmWithdrawal')
  const asked = awaitingConfirmation(answer.items)
  const [first] = asked
  return (
    <>
      <AnswerOutcome state={form.state} onDismiss={form.dismiss} />
      {first !== undefined && (
        <WithdrawalQuestion
          key={first.withdrawal.number}
          {...first}
          answer={answer}
          more={asked.length - 1}
          form={form}
          onOver={() => void onChange()}
        />
      )}
    </>
  )
}
