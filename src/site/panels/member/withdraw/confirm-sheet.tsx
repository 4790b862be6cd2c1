import type { SubmitEvent } from 'react'
import { styled } from 'styled-components'
import { Amount } from '@/site/elements/amount'
import { Fact, Facts } from '@/site/elements/fact'
import { PaymentPasswordField, usePaymentPassword } from '@/site/money/payment-password'
import type { IntentOf } from '@/site/money/use-money-intent'
import type { PayoutAccount } from '@/contract/generated/gateway-types'
import { useText } from '@/site/i18n/language'
import { Button } from '@/site/ui/button'
import { Sheet } from '@/site/ui/modals/sheet'
import type { Quoted } from './quoted'
import { WithdrawalFacts } from './withdrawal-facts'

interface ConfirmSheetProps {
  readonly quoted: Quoted
  readonly account: PayoutAccount | undefined
  readonly state: IntentOf<'requestWithdrawal'>
  readonly onSend: (paymentPassword: string) => void
  readonly onClose: () => void
}

/** The server's quote for the withdrawal, with the payment password to confirm it. */
export function ConfirmSheet({ quoted, account, state, onSend, onClose }: ConfirmSheetProps) {
  const t = useText()
  const { amount, fee, arrives, balanceAfter } = quoted.answer
  const password = usePaymentPassword(state.status === 'refused' ? state.error : undefined)

  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    if (password.check()) onSend(password.value)
  }

  return (
    <Sheet title={t('withdraw.confirm')} onClose={onClose}>
      <Form noValidate onSubmit={handleSubmit}>
        <Facts>
          <WithdrawalFacts account={account} amount={amount} fee={fee} arrives={arrives} />
          <Fact name={t('withdraw.after')}>
            <Amount amount={balanceAfter} />
          </Fact>
        </Facts>
        <PaymentPasswordField password={password} />
        <Button type="submit" emphasis="strong" busy={state.status === 'sending'}>
          {t('withdraw.confirm')}
        </Button>
      </Form>
    </Sheet>
  )
}

const Form = styled.form`
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.75rem;
`
