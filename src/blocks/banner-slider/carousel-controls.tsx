import type { BannerSliderProps } from '@/generated/merchant-types'
import { useText } from '@/i18n/language'
import { IconButton } from '@/ui/icon-button'
import { Controls, Dot, Dots } from './controls-layout'
import type { Rotation } from './use-rotation'
import type { Slides } from './use-slides'

interface CarouselControlsProps extends Pick<BannerSliderProps, 'shape' | 'pager'> {
  readonly total: number
  readonly slides: Slides
  readonly rotation: Rotation
}

export function CarouselControls({ shape, pager, total, slides, rotation }: CarouselControlsProps) {
  const t = useText()
  const { isOn, toggle } = rotation
  return (
    <Controls $shape={shape}>
      {toggle !== undefined && (
        <IconButton
          icon={isOn ? 'pause' : 'play'}
          size={16}
          label={t(isOn ? 'banner.pause' : 'banner.play')}
          onClick={toggle}
        />
      )}
      <Dots>
        {Array.from({ length: total }, (_, index) => (
          <li key={index}>
            <Dot
              type="button"
              $pager={pager}
              aria-label={t('banner.goTo', { n: index + 1, total })}
              aria-current={index === slides.shown ? 'true' : undefined}
              onClick={() => slides.goTo(index)}
            />
          </li>
        ))}
      </Dots>
    </Controls>
  )
}
