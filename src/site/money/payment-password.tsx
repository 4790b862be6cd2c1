import { asciiDigits } from '@/contract/text/ascii-digits'
import { useEffect, useId, useRef, useState, type RefObject } from 'react'
import { styled } from 'styled-components'
import { useErrorText } from '@/site/gateway/error-text'
import type { GatewayError } from '@/site/gateway/gateway-error'
import { useText } from '@/site/i18n/language'
import { ActionTarget } from '@/site/elements/action-target'
import { Input } from '@/site/ui/inputs/input'
import { Concealed } from '@/site/elements/player/concealed'

interface PaymentPassword {
  readonly value: string
  readonly change: (value: string) => void
  /** The error message. */
  readonly told: string | undefined
  readonly field: RefObject<HTMLInputElement | null>
  /** Whether a password was typed; otherwise shows an error and focuses the field. */
  readonly check: () => boolean
}

/**
 * The payment password of a form, held only in this component. It is cleared when it was wrong, without clearing
 * anything else, and when its act has succeeded. `error`: why it was refused; `spent`: key of the act that it was used
 * for.
 */
export function usePaymentPassword(error: GatewayError | undefined, spent?: string): PaymentPassword {
  const t = useText()
  const errorText = useErrorText()
  const field = useRef<HTMLInputElement>(null)
  const [value, change] = useState('')
  const [isEmpty, setEmpty] = useState(false)
  const used = error ?? spent
  const [seen, setSeen] = useState(used)
  if (seen !== used) {
    setSeen(used)
    if (used !== undefined) change('')
  }
  useEffect(() => {
    if (error !== undefined) field.current?.focus()
  }, [error])
  const check = () => {
    setEmpty(value === '')
    if (value === '') field.current?.focus()
    return value !== ''
  }
  const told = error !== undefined ? errorText(error) : isEmpty ? t('paymentPassword.empty') : undefined
  return { value, change, told, field, check }
}

/** The input for it. */
export function PaymentPasswordField({ password }: { password: PaymentPassword }) {
  const t = useText()
  const id = useId()
  const { value, change, told, field } = password
  return (
    <Root>
      <label htmlFor={id}>{t('form.paymentPassword')}</label>
      <Concealed id={id}>
        {(type) => (
          <Input
            ref={field}
            id={id}
            type={type}
            inputMode="numeric"
            autoComplete="off"
            enterKeyHint="done"
            value={value}
            aria-invalid={told !== undefined}
            aria-describedby={`${id}-error`}
            onChange={(event) => change(asciiDigits(event.currentTarget.value))}
          />
        )}
      </Concealed>
      <p id={`${id}-error`} role="alert">
        {told}
      </p>
      <Forgotten />
    </Root>
  )
}

const service = { action: 'customerService' } as const

/** The way for a player who no longer knows the payment password. */
export function Forgotten() {
  const t = useText()
  return <Service action={service}>{t('paymentPassword.forgotten')}</Service>
}

const Service = styled(ActionTarget)`
  justify-self: start;
  min-block-size: 2.75rem;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font-size: var(--font-size-small);
  text-align: start;
  text-decoration: underline;
`

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.25rem;

  > label {
    color: var(--color-text-muted);
    font-size: var(--font-size-small);
  }

  > [role='alert'] {
    min-block-size: 1.4em;
    color: var(--color-danger);
    font-size: var(--font-size-small);
  }
`
