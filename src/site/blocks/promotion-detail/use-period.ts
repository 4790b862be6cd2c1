import { useStatement } from '@/site/elements/use-statement'
import type { Promotion } from '@/site/gateway/rewards/promotions'
import { useText } from '@/site/i18n/language'
import { dayIn } from '@/contract/time/day'

/** The period of a promotion as text, in the merchant's time zone; undefined if it has neither a start nor an end. */
export function usePeriod({ starts, ends }: Pick<Promotion, 'starts' | 'ends'>): string | undefined {
  const t = useText()
  const { date, timeZone } = useStatement()
  const day = (time: number) => date(dayIn(timeZone, time))
  const from = starts ? day(Date.parse(starts)) : undefined
  // The end is exclusive: a promotion that ends at midnight no longer runs on that day.
  const to = ends ? day(Date.parse(ends) - 1) : undefined
  if (from !== undefined && to !== undefined) return t('promotion-detail.period', { from, to })
  if (to !== undefined) return t('promotion-detail.until', { to })
  return from === undefined ? undefined : t('promotion-detail.from', { from })
}
