import type { BannerSliderProps } from '@/generated/merchant-types'
import { useText } from '@/i18n/language'
import type { Rotation } from '@/ui/slides/use-rotation'
import type { Slides } from '@/ui/slides/use-slides'
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
