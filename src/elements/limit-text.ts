import type { PlayLimit } from '@/gateway/play-limits'
import { useFormat } from '@/i18n/format'
import { formatDuration } from '@/i18n/format-duration'
import { useLanguage } from '@/i18n/language'
import { useSite } from '@/site/site-context'

/** Says a figure of a limit: an amount, or minutes as hours and minutes. */
export function useLimitText(): (unit: PlayLimit['unit'], value: number) => string {
  const format = useFormat()
  const { locale } = useLanguage()
  const { currency } = useSite().site
  return (unit, value) => (unit === 'minutes' ? formatDuration(value, locale) : format.amount(value, currency))
}
