import { styled } from 'styled-components'
import { useFormat } from '@/site/i18n/format'
import { useSite } from '@/site/merchant/site-context'

interface AmountProps {
  /** In units of the merchant's currency. */
  readonly amount: number
  /** Whether the amount is a gain or a loss: then a gain has a sign too. */
  readonly isChange?: boolean
}

/**
 * An amount in the merchant's currency, which never wraps. Long amounts are marked with `data-long`, so that styles can
 * make them smaller.
 */
export function Amount({ amount, isChange = false }: AmountProps) {
  const format = useFormat()
  const { currency } = useSite().site
  const text = isChange ? format.change(amount, currency) : format.amount(amount, currency)
  return (
    <Figure
      data-sign={isChange ? Math.sign(amount) : undefined}
      data-long={text.replace(/\p{Cf}/gu, '').length > 14 || undefined}
    >
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
