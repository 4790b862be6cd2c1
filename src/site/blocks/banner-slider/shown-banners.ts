import type { BannerGroup, BannerItem } from '@/contract/generated/merchant-types'
import { useConditions } from '@/site/merchant/conditions'
import { useHydrated } from '@/site/ui/view/use-hydrated'

/** Tells which banners of a group are shown now: by their conditions, and by their dates once the page is alive. */
export function useShownBanners(group: BannerGroup | undefined): (item: BannerItem) => boolean {
  const holds = useConditions(Object.values(group?.items ?? {}).map(({ when }) => when))
  const isAlive = useHydrated()
  return (item) => holds(item.when) && isInSeason(item, isAlive ? Date.now() : undefined)
}

/** A page that was rendered in advance does not know when it is read: what has dates is not in it. */
export function isInSeason({ from, until }: Pick<BannerItem, 'from' | 'until'>, now: number | undefined): boolean {
  if (from === undefined && until === undefined) return true
  return now !== undefined && !(now < Date.parse(from ?? '')) && !(now >= Date.parse(until ?? ''))
}
