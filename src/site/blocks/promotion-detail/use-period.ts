import { useStatement } from '@/site/elements/use-statement'
import type { Promotion } from '@/site/gateway/rewards/promotions'
import { useText } from '@/site/i18n/language'
import { dayIn } from '@/contract/time/day'

/** The days of the merchant that a promotion is on, in words; undefined where it has always been there and stays. */
export function usePeriod({ starts, ends }: Pick<Promotion, 'starts' | 'ends'>): string | undefined {
  const t = useText()
  const { date, timeZone } = useStatement()
  const day = (time: number) => date(dayIn(timeZone, time))
  const from = starts ? day(Date.parse(starts)) : undefined
  // What ends at midnight is not on that day any more.
  const to = ends ? day(Date.parse(ends) - 1) : undefined
  if (from !== undefined && to !== undefined) return t('promotion-detail.period', { from, to })
  if (to !== undefined) return t('promotion-detail.until', { to })
  return from === undefined ? undefined : t('promotion-detail.from', { from })
}
