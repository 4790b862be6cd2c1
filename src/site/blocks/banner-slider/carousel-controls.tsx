import type { BannerSliderProps } from '@/contract/generated/merchant-types'
import { useText } from '@/site/i18n/language'
import type { Rotation } from '@/site/ui/slides/use-rotation'
import type { Slides } from '@/site/ui/slides/use-slides'
import { Controls } from './controls-layout'

interface CarouselControlsProps extends Pick<BannerSliderProps, 'shape' | 'pager'> {
  readonly total: number
  readonly slides: Slides
  readonly rotation: Rotation
}

export function CarouselControls({ shape, ...rest }: CarouselControlsProps) {
  const t = useText()
  return <Controls {...rest} $shape={shape} nameOf={(n) => t('banner.goTo', { n, total: rest.total })} />
}
