import type { BannerGroup, BannerItem } from '@/contract/generated/merchant-types'
import { useConditions } from '@/site/merchant/conditions'
import { useHydrated } from '@/site/ui/view/use-hydrated'

/**
 * Returns a predicate for the banners of a group that are shown now: their conditions hold, and after hydration their
 * dates match.
 */
export function useShownBanners(group: BannerGroup | undefined): (item: BannerItem) => boolean {
  const holds = useConditions(Object.values(group?.items ?? {}).map(({ when }) => when))
  const isAlive = useHydrated()
  return (item) => holds(item.when) && isInSeason(item, isAlive ? Date.now() : undefined)
}

/** A prerendered page does not know the current time, so banners with dates are left out of it. */
export function isInSeason({ from, until }: Pick<BannerItem, 'from' | 'until'>, now: number | undefined): boolean {
  if (from === undefined && until === undefined) return true
  return now !== undefined && !(now < Date.parse(from ?? '')) && !(now >= Date.parse(until ?? ''))
}
