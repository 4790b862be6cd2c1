import type { PlayLimit } from '@/site/gateway/money/play-limits'
import { useFormat } from '@/site/i18n/format'
import { formatDuration } from '@/site/i18n/format-duration'
import { useLanguage } from '@/site/i18n/language'
import { useSite } from '@/site/merchant/site-context'

/** Returns a formatter for the value of a limit: an amount, or minutes as hours and minutes. */
export function useLimitText(): (unit: PlayLimit['unit'], value: number) => string {
  const format = useFormat()
  const { formatTag } = useLanguage()
  const { currency } = useSite().site
  return (unit, value) => (unit === 'minutes' ? formatDuration(value, formatTag) : format.amount(value, currency))
}
