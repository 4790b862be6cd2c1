import { useId, type FocusEvent, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { styled } from 'styled-components'
import { parseAmount, printAmount } from '@/contract/money/typed-amount'
import { useSite } from '@/site/merchant/site-context'
import { Input } from '@/site/ui/inputs/input'
import { AmountReading } from './amount-reading'
import { useAmountFormat } from './use-amount-format'

interface AmountFieldProps {
  readonly label: string
  /** The text as typed. */
  readonly value: string
  readonly onChange: (value: string) => void
  /** The error message. */
  readonly error?: string | undefined
  readonly hint?: ReactNode
  /** Preset amounts, in hundredths, with their labels. */
  readonly choices: readonly { readonly label: string; readonly hundredths: number; readonly isPossible: boolean }[]
}

/**
 * An input for an amount in the language's number format, with its own or any other digits. The text is grouped on
 * blur, so that nothing moves while typing; until then the parsed amount is shown, grouped, above the input. Not
 * type=number, which returns nothing for ۱۲۳ and changes with the mouse wheel.
 */
export function AmountField({ label, value, onChange, error, hint, choices }: AmountFieldProps) {
  const id = useId()
  const format = useAmountFormat()
  const { locale } = format
  const { code, symbol = code } = useSite().site.currency
  const print = (text: string, grouped: boolean) => {
    const read = parseAmount(text, format)
    if ('hundredths' in read) onChange(printAmount(read.hundredths, locale, { grouped }))
  }
  const handleFocus = ({ currentTarget: input }: FocusEvent<HTMLInputElement>) => {
    // Replacing the text clears the selection, and the next key would append to the amount instead of replacing it: so
    // the selection is read and made again. Some programs select only after they have focused, in the same task.
    queueMicrotask(() => {
      const isWhole = input.selectionStart === 0 && input.selectionEnd === input.value.length
      flushSync(() => print(input.value, false))
      if (isWhole) input.select()
    })
  }
  const handleBlur = ({ currentTarget: input }: FocusEvent<HTMLInputElement>) => {
    // It stays the active element while another window is looked at, and keeps its selection for the return.
    if (document.activeElement !== input) print(value, true)
  }
  return (
    <Root>
      <label htmlFor={id}>{label}</label>
      <Readings>
        <AmountReading typed={value} format={format} />
      </Readings>
      <Line>
        <Input
          id={id}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="done"
          value={value}
          aria-invalid={error !== undefined}
          aria-describedby={`${id}-error ${id}-hint`}
          onChange={(event) => onChange(event.currentTarget.value)}
          onFocus={handleFocus}
          onBlur={handleBlur}
        />
        <span aria-hidden>{symbol}</span>
      </Line>
      <Wrong id={`${id}-error`} role={error === undefined ? undefined : 'alert'}>
        {error}
      </Wrong>
      <Hint id={`${id}-hint`}>{hint}</Hint>
      {choices.length > 0 && (
        <Choices role="group" aria-label={label}>
          {choices.map(({ label: name, hundredths, isPossible }) => (
            <Choice
              key={name}
              type="button"
              disabled={!isPossible || hundredths === Infinity}
              onClick={() => onChange(printAmount(hundredths, locale))}
            >
              {name}
            </Choice>
          ))}
        </Choices>
      )}
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  > label {
    grid-area: 1 / 1;
    margin-block-end: 0.25rem;
    color: var(--color-text-muted);
    font-size: var(--font-size-small);
  }
`

/** In the row of the label. */
const Readings = styled.span`
  grid-area: 1 / 1;
  justify-self: end;
`

const Line = styled.span`
  position: relative;

  > input {
    min-block-size: 3.25rem;
    padding-inline-end: 4rem;
    font-size: max(1.25em, 16px);
    font-variant-numeric: tabular-nums;
    font-weight: var(--font-weight-heading);
  }

  > span {
    position: absolute;
    inset-block: 0;
    inset-inline-end: 1rem;
    display: grid;
    place-items: center;
    color: var(--color-text-muted);
    pointer-events: none;
  }
`

const Wrong = styled.p`
  color: var(--color-danger);
  font-size: var(--font-size-small);

  &:not(:empty) {
    margin-block-start: 0.25rem;
  }
`

const Hint = styled.p`
  margin-block: 0.25rem 0.6rem;
  color: var(--color-text-muted);
  font-size: var(--font-size-small);
`

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`

const Choice = styled.button`
  flex: 1 1 5.4rem;
  min-block-size: 2.75rem;
  max-inline-size: 10rem;
  padding: 0.3em 0.6em;
  border: 1px solid color-mix(in srgb, var(--color-border-strong) 70%, transparent);
  border-radius: var(--radius-control);
  background: none;
  color: var(--color-text);
  font-size: var(--font-size-small);
  font-variant-numeric: tabular-nums;
  font-weight: var(--font-weight-control);

  &:hover:not(:disabled) {
    border-color: var(--color-text);
  }

  &:disabled {
    cursor: not-allowed;
    opacity: 0.5;
  }
`
