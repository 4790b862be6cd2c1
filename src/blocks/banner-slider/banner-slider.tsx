import type { BannerSliderProps } from '@/generated/merchant-types'
import { useLanguage } from '@/i18n/language'
import { directionOf } from '@/lib/direction'
import { usePage } from '@/site/page-context'
import { useBannerGroup } from '@/site/site-context'
import { Carousel } from './carousel'
import { useBanners } from './use-banners'

/** Banner autoplay for a group that banners.json does not have (1 §9). */
const autoplay = 5000

/** The banners of a group (1 §2). Nothing at all when the group has none. */
export function BannerSlider({ group, shape, pager }: BannerSliderProps) {
  const { bannerGroup } = usePage()
  const name = group ?? bannerGroup
  return name === undefined ? null : <BannerGroup name={name} shape={shape} pager={pager} />
}

function BannerGroup({ name, shape, pager }: Pick<BannerSliderProps, 'shape' | 'pager'> & { name: string }) {
  const banners = useBanners(name)
  const direction = directionOf(useLanguage().locale)
  const delay = useBannerGroup(name)?.autoplay ?? autoplay
  if (banners.length === 0) return null
  // Other banners, or another direction, are another carousel: nothing of the old one's position holds.
  const key = [direction, ...banners.map(({ id }) => id)].join(' ')
  return <Carousel key={key} banners={banners} shape={shape} pager={pager} delay={delay} />
}
