import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react'
import { styled } from 'styled-components'
import { Amount } from '@/elements/amount'
import { Fact, Facts } from '@/elements/fact'
import type { IntentOf } from '@/flows/money/use-money-intent'
import { useErrorText } from '@/gateway/error-text'
import type { PayoutAccount } from '@/generated/gateway-types'
import { useText } from '@/i18n/language'
import { Button } from '@/ui/button'
import { Input } from '@/ui/input'
import { Sheet } from '@/ui/sheet'
import type { Quoted } from './quoted'

interface ConfirmSheetProps {
  readonly quoted: Quoted
  readonly account: PayoutAccount | undefined
  readonly state: IntentOf<'requestWithdrawal'>
  readonly onSend: (paymentPassword: string) => void
  readonly onClose: () => void
}

/** What is about to happen, as the server worked it out, and the payment password that lets it. */
export function ConfirmSheet({ quoted, account, state, onSend, onClose }: ConfirmSheetProps) {
  const t = useText()
  const errorText = useErrorText()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [password, setPassword] = useState('')
  const [isEmpty, setEmpty] = useState(false)
  const { amount, fee, arrives, balanceAfter } = quoted.answer
  const error = state.status === 'refused' ? state.error : undefined
  const told = error !== undefined ? errorText(error) : isEmpty ? t('withdraw.passwordEmpty') : undefined

  // A wrong one goes, and nothing else.
  const [seen, setSeen] = useState(error)
  if (seen !== error) {
    setSeen(error)
    if (error !== undefined) setPassword('')
  }
  useEffect(() => {
    if (error !== undefined) field.current?.focus()
  }, [error])

  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    setEmpty(password === '')
    if (password === '') field.current?.focus()
    else onSend(password)
  }

  return (
    <Sheet title={t('withdraw.confirm')} onClose={onClose}>
      <Form noValidate onSubmit={handleSubmit}>
        <Facts>
          <Fact name={t('withdraw.to')}>
            {account !== undefined && (
              <>
                {account.name} <bdi>{account.number}</bdi>
              </>
            )}
          </Fact>
          <Fact name={t('withdraw.amount')}>
            <Amount amount={amount} />
          </Fact>
          <Fact name={t('withdraw.figure.fee')}>
            <Amount amount={fee} />
          </Fact>
          <Fact name={t('withdraw.arrives')}>
            <Amount amount={arrives} />
          </Fact>
          <Fact name={t('withdraw.after')}>
            <Amount amount={balanceAfter} />
          </Fact>
        </Facts>
        <label htmlFor={id}>{t('form.paymentPassword')}</label>
        <Input
          ref={field}
          id={id}
          type="password"
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="done"
          value={password}
          aria-invalid={told !== undefined}
          aria-describedby={`${id}-error`}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        <p id={`${id}-error`} role="alert">
          {told}
        </p>
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
  gap: 0.5rem;

  > label {
    margin-block-start: 0.5rem;
    color: var(--color-text-muted);
    font-size: var(--font-size-small);
  }

  > [role='alert'] {
    min-block-size: 1.4em;
    color: var(--color-danger);
    font-size: var(--font-size-small);
  }
`
