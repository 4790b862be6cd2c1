import { useId, useMemo, useState, type SubmitEvent } from 'react'
import { styled } from 'styled-components'
import { PanelHint, PanelSection } from '@/site/elements/panel/panel-section'
import { useErrorText } from '@/site/gateway/error-text'
import type { MoneyReceipt } from '@/contract/generated/gateway-types'
import { useText } from '@/site/i18n/language'
import { amountOf } from '@/contract/money/amount'
import { minorUnits } from '@/contract/money/minor-units'
import { parseAmount, printAmount } from '@/contract/money/typed-amount'
import type { AmountFormat } from '@/contract/money/amount-format'
import { AmountReading } from '@/site/money/amount-reading'
import { useAmountFormat } from '@/site/money/use-amount-format'
import { Button } from '@/site/ui/button'
import { Input } from '@/site/ui/inputs/input'
import { useReceiptCheck } from './use-receipt-check'

/** The fields, as they stand. */
const names = ['number', 'amount', 'code'] as const

/** Verifies a receipt: the one that is shown, or one from somebody else. The player's input is never overwritten. */
export function CheckReceipt({ receipt }: { receipt: MoneyReceipt['response'] | undefined }) {
  const t = useText()
  const format = useReceiptFormat()
  const errorText = useErrorText()
  const { state, check, forget } = useReceiptCheck()
  const filled = {
    number: receipt?.number ?? '',
    amount: receipt === undefined ? '' : printAmount(minorUnits(receipt.amount, 'down'), format.locale),
    code: receipt?.checkCode ?? '',
  }
  const [typed, setTyped] = useState<typeof filled>()
  const shown = typed ?? filled
  const [wrong, setWrong] = useState<readonly (keyof typeof filled)[]>([])

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const amount = parseAmount(shown.amount, format)
    const found = names.filter((name) => (name === 'amount' ? 'problem' in amount : shown[name].trim() === ''))
    setWrong(found)
    const [first] = found
    if (first !== undefined) event.currentTarget.querySelectorAll('input')[names.indexOf(first)]?.focus()
    if (found.length > 0 || 'problem' in amount) return
    check({ number: shown.number.trim(), amount: amountOf(amount.hundredths), code: shown.code.trim() })
  }
  const errorOf = (name: keyof typeof shown) =>
    name === 'amount' ? t('receipt.amountInvalid') : t('field-error.required', { field: t(`receipt.${name}`) })
  const field = (name: keyof typeof shown) => (
    <Field
      key={name}
      label={t(`receipt.${name}`)}
      value={shown[name]}
      error={wrong.includes(name) ? errorOf(name) : undefined}
      amountFormat={name === 'amount' ? format : undefined}
      onChange={(value) => {
        // The previous result was about other input.
        forget()
        setTyped({ ...shown, [name]: value })
      }}
    />
  )
  return (
    <PanelSection title={t('receipt.check')}>
      <PanelHint>{t('receipt.checkHint')}</PanelHint>
      <Form noValidate onSubmit={submit}>
        {names.map(field)}
        <Button type="submit" busy={state.status === 'asking'}>
          {t('receipt.checkNow')}
        </Button>
      </Form>
      <p role="status">
        {state.status === 'told' && t(state.genuine ? 'receipt.genuine' : 'receipt.notGenuine')}
        {state.status === 'failed' && errorText(state.error)}
      </p>
    </PanelSection>
  )
}

/** Receipts hold hundredths, also of a currency without decimals. */
function useReceiptFormat(): AmountFormat {
  const format = useAmountFormat()
  return useMemo(() => ({ ...format, decimals: 2 }), [format])
}

interface FieldProps {
  readonly label: string
  readonly value: string
  readonly error: string | undefined
  readonly amountFormat: AmountFormat | undefined
  readonly onChange: (value: string) => void
}

function Field({ label, value, error, amountFormat, onChange }: FieldProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <Input
        id={id}
        type="text"
        inputMode={amountFormat ? 'decimal' : 'text'}
        autoComplete="off"
        required
        maxLength={40}
        value={value}
        aria-invalid={error !== undefined}
        aria-describedby={`${id}-error`}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {amountFormat && <AmountReading typed={value} format={amountFormat} />}
      <Wrong id={`${id}-error`} role={error === undefined ? undefined : 'alert'}>
        {error}
      </Wrong>
    </div>
  )
}

const Form = styled.form`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(11rem, 100%), 1fr));
  gap: 0.75rem;
  align-items: start;

  > button {
    grid-column: 1 / -1;
    justify-self: start;
  }
`

const Wrong = styled.p`
  color: var(--color-danger);
  font-size: var(--font-size-small);
`
