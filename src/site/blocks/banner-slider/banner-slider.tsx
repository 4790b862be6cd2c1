import { useRef } from 'react'
import type { BannerSliderProps } from '@/contract/generated/merchant-types'
import { useLanguage } from '@/site/i18n/language'
import { directionOf } from '@/contract/text/direction'
import { usePage } from '@/site/merchant/pages/page-context'
import { useBannerGroup } from '@/site/merchant/site-context'
import { useStableWhilePressed } from '@/site/ui/focus/use-stable-while-pressed'
import type { Banner } from './banner'
import { Carousel } from './carousel'
import { useBanners } from './use-banners'

/** Milliseconds between banners in a group that banners.json does not have (1 §9). */
const autoplay = 5000

/** The banners of a group (1 §2). Renders nothing if the group is empty. */
export function BannerSlider({ group, shape, pager }: BannerSliderProps) {
  const { bannerGroup } = usePage()
  const name = group ?? bannerGroup
  return name === undefined ? null : <BannerGroup name={name} shape={shape} pager={pager} />
}

function BannerGroup({ name, shape, pager }: Pick<BannerSliderProps, 'shape' | 'pager'> & { name: string }) {
  const frame = useRef<HTMLElement>(null)
  const next = useBanners(name)
  const banners = useStableWhilePressed(frame, next, idsOf(next))
  const direction = directionOf(useLanguage().locale)
  const delay = useBannerGroup(name)?.autoplay ?? autoplay
  if (banners.length === 0) return null
  // A change of the banners or of the direction needs a new carousel: the position of the old one is no longer valid.
  const key = `${direction} ${idsOf(banners)}`
  return <Carousel key={key} frame={frame} banners={banners} shape={shape} pager={pager} delay={delay} />
}

function idsOf(banners: readonly Banner[]): string {
  return banners.map(({ id }) => id).join(' ')
}
