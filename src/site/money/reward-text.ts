import { useFormat } from '@/site/i18n/format'
import { useText } from '@/site/i18n/language'
import type { CountedTextKey } from '@/contract/generated/text-keys'
import { useSite } from '@/site/merchant/site-context'

export type RewardUnit = 'amount' | 'points'

/** Formats a reward as text: money, or points with the text key `points`. */
export function useRewardText(points: CountedTextKey): (value: number, unit: RewardUnit) => string {
  const t = useText()
  const format = useFormat()
  const { currency } = useSite().site
  return (value, unit) => (unit === 'amount' ? format.amount(value, currency) : t(points, { count: value }))
}
