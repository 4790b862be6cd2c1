import { useFormat } from '@/site/i18n/format'
import { useSite } from '@/site/merchant/site-context'

interface Fee {
  /** Share of the amount. */
  readonly rate: number
  /** Units of the currency. */
  readonly fixed: number
}

/** Formats a fee as its parts: 1.5 % + ₫10,000. Empty when there is no fee. */
export function useFeeText(): (fee: Fee) => string {
  const format = useFormat()
  const { currency } = useSite().site
  return ({ rate, fixed }) =>
    [...(rate > 0 ? [format.percent(rate)] : []), ...(fixed > 0 ? [format.amount(fixed, currency)] : [])].join(' + ')
}
