import { useId, useState, type SyntheticEvent } from 'react'
import { styled } from 'styled-components'
import { useText } from '@/site/i18n/language'
import { isDay } from '@/contract/time/day'
import type { DayRange } from '@/site/lib/day-presets'
import { Button } from '@/site/ui/button'
import { Input } from './input'
import { SmallLabel } from './field-label'
import { useOutsideChange } from './use-outside-change'

interface DateRangeProps {
  /** What the date range is for: the group's accessible name. */
  readonly label: string
  /** Days as YYYY-MM-DD. */
  readonly range: DayRange
  /** The error of the range that was requested last. */
  readonly error?: string | undefined
  readonly onSelect: (range: DayRange) => void
}

const textOf = ({ from, to }: DayRange): string => `${from} ${to}`

/** Two date inputs and a button that requests the range, so that a half-typed year requests nothing. */
export function DateRange({ label, range, error, onSelect }: DateRangeProps) {
  const t = useText()
  const id = useId()
  const [written, setWritten] = useState(range)
  // The range may be changed from outside; the inputs are updated in place, so they keep the focus.
  const ask = useOutsideChange(textOf(range), () => setWritten(range))
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault()
    ask(textOf(written))
    onSelect(written)
  }
  const input = (name: keyof DayRange) => (
    <SmallLabel>
      {t(`dateRange.${name}`)}
      <Input
        type="date"
        name={name}
        // The URL may contain anything; a date input accepts only days.
        value={isDay(written[name]) ? written[name] : ''}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : id}
        onChange={(event) => setWritten({ ...written, [name]: event.currentTarget.value })}
      />
    </SmallLabel>
  )
  return (
    <form onSubmit={handleSubmit} noValidate>
      <Fields>
        <legend className="visually-hidden">{label}</legend>
        {input('from')}
        {input('to')}
        <Button type="submit">{t('dateRange.show')}</Button>
      </Fields>
      {error !== undefined && (
        <Problem id={id} role="alert">
          {error}
        </Problem>
      )}
    </form>
  )
}

const Fields = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 0.75rem;
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;

  /* Two days stand side by side on a phone, with what a browser draws in a date; larger text puts one below the other. */
  > label {
    flex: 0 1 11.5rem;
    min-inline-size: min(9rem, 100%);
  }

  /* A date of twice the size is not cut off by the narrowest phone. */
  > label > input {
    inline-size: 100%;
    min-inline-size: 0;
    padding-inline: min(0.6rem, 3vw);
    font-size: max(16px, min(var(--font-size-body), 7vw));
  }
`

const Problem = styled.p`
  padding-block-start: 0.5rem;
  color: var(--color-danger);
`
