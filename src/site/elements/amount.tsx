import { styled } from 'styled-components'
import { useFormat } from '@/site/i18n/format'
import { useSite } from '@/site/merchant/site-context'

interface AmountProps {
  /** Units of the merchant's currency. */
  readonly amount: number
  /** What was gained or lost: a gain has its sign too. */
  readonly isChange?: boolean
}

/** An amount in the merchant's currency: on one line, whatever stands around it. A long one is marked: it may be drawn smaller. */
export function Amount({ amount, isChange = false }: AmountProps) {
  const format = useFormat()
  const { currency } = useSite().site
  const text = isChange ? format.change(amount, currency) : format.amount(amount, currency)
  return (
    <Figure data-sign={isChange ? Math.sign(amount) : undefined} data-long={text.length > 14 || undefined}>
      {text}
    </Figure>
  )
}

const Figure = styled.bdi`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  &[data-sign='1'] {
    color: var(--color-success);
  }
`
