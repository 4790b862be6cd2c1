import { useId } from 'react'
import { styled } from 'styled-components'
import { useFormat } from '@/site/i18n/format'
import { useText } from '@/site/i18n/language'

interface QuantityProps {
  readonly value: number
  readonly most: number
  readonly onChange: (value: number) => void
}

/** Quantity with a minus and a plus button, so that it cannot be mistyped. */
export function Quantity({ value, most, onChange }: QuantityProps) {
  const t = useText()
  const id = useId()
  const { number } = useFormat()
  const step = (label: string, sign: string, to: number) => {
    const isPossible = to >= 1 && to <= most
    // `aria-disabled` rather than `disabled`: a button disabled at the limit would lose the focus.
    return (
      <Step
        type="button"
        aria-label={label}
        aria-disabled={isPossible ? undefined : true}
        onClick={() => isPossible && onChange(to)}
      >
        {sign}
      </Step>
    )
  }
  return (
    <Row role="group" aria-labelledby={id}>
      <span id={id}>{t('point-mall.quantity')}</span>
      {step(t('point-mall.fewer'), '−', value - 1)}
      <output aria-live="polite">{number(value)}</output>
      {step(t('point-mall.more'), '+', value + 1)}
    </Row>
  )
}

const Row = styled.div`
  display: flex;
  gap: 0.5rem;
  align-items: center;

  > span {
    flex: 1;
    color: var(--color-text-muted);
    font-size: var(--font-size-small);
  }

  > output {
    min-inline-size: 2.5rem;
    font-size: 1.25em;
    font-variant-numeric: tabular-nums;
    font-weight: var(--font-weight-heading);
    text-align: center;
  }
`

const Step = styled.button`
  inline-size: 2.75rem;
  block-size: 2.75rem;
  border: 1px solid var(--color-border-strong);
  border-radius: var(--radius-control);
  background: none;
  color: var(--color-text);
  font-size: 1.25em;

  &[aria-disabled] {
    cursor: not-allowed;
    opacity: 0.5;
  }
`
