import { useFormat } from '@/site/i18n/format'
import { useSite } from '@/site/merchant/site-context'

/** Returns a formatter for a mission's figures: money, or a number of times. */
export function useMissionFigure(): (value: number, unit: 'amount' | 'times') => string {
  const format = useFormat()
  const { currency } = useSite().site
  return (value, unit) => (unit === 'amount' ? format.amount(value, currency) : format.number(value))
}
