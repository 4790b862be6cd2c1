import type { Promotion } from '@/gateway/promotions'
import { useFormat } from '@/i18n/format'
import { useText } from '@/i18n/language'

/** When a promotion is on, in words; undefined where it has always been there and stays. */
export function usePeriod({ starts, ends }: Pick<Promotion, 'starts' | 'ends'>): string | undefined {
  const t = useText()
  const { date } = useFormat()
  const day = (time: string | null | undefined) => (time ? date(new Date(time)) : undefined)
  const [from, to] = [day(starts), day(ends)]
  if (from !== undefined && to !== undefined) return t('promotion-detail.period', { from, to })
  if (to !== undefined) return t('promotion-detail.until', { to })
  return from === undefined ? undefined : t('promotion-detail.from', { from })
}
