import { styled } from 'styled-components'
import type { AmountFormat } from '@/contract/money/amount-format'
import { parseAmount, printAmount } from '@/contract/money/typed-amount'

interface AmountReadingProps {
  readonly typed: string
  readonly format: AmountFormat
}

/**
 * Shows how a typed amount was read, grouped, where it is not typed like that. Screen readers say it where a word
 * multiplied it, as in 100k; the digits of any other they have said already.
 */
export function AmountReading({ typed, format }: AmountReadingProps) {
  const read = parseAmount(typed, format)
  if ('problem' in read) return <Reading aria-live="polite" />
  const reading = printAmount(read.hundredths, format.locale)
  return (
    <>
      <Reading aria-live="polite">{read.isMultiplied && reading}</Reading>
      {read.isMultiplied !== true && reading !== typed && <Reading aria-hidden>{reading}</Reading>}
    </>
  )
}

const Reading = styled.span`
  font-size: var(--font-size-small);
  font-variant-numeric: tabular-nums;
`
