import { useRef } from 'react'
import type { BannerSliderProps } from '@/generated/merchant-types'
import { useText } from '@/i18n/language'
import type { Banner } from './banner'
import { BannerSlide } from './banner-slide'
import { CarouselControls } from './carousel-controls'
import { Frame, Track, Window } from './carousel-layout'
import { useRotation } from './use-rotation'
import { useSlides } from './use-slides'

interface CarouselProps extends Pick<BannerSliderProps, 'shape' | 'pager'> {
  readonly banners: readonly Banner[]
  /** Milliseconds a banner stays. 0 does not rotate. */
  readonly delay: number
  readonly direction: 'ltr' | 'rtl'
}

/**
 * One banner at a time. The first is plain HTML, there before any script; the others come with
 * the slider, after the first paint. Where the slider does not arrive, the first one stays.
 */
export function Carousel({ banners, shape, pager, delay, direction }: CarouselProps) {
  const t = useText()
  const frame = useRef<HTMLElement>(null)
  const window = useRef<HTMLDivElement>(null)
  const slides = useSlides(window, banners.length)
  const rotation = useRotation({ frame, delay, slides })
  const total = banners.length

  return (
    <Frame
      ref={frame}
      $shape={shape}
      dir={direction}
      aria-roledescription={t('banner.carousel')}
      aria-label={t('banner.group')}
      {...rotation.handlers}
    >
      <Window ref={window} aria-live={rotation.isTurning ? 'off' : 'polite'}>
        <Track className="swiper-wrapper">
          {(slides.isReady ? banners : banners.slice(0, 1)).map((banner, index) => (
            <BannerSlide
              key={banner.id}
              banner={banner}
              shape={shape}
              name={t('banner.goTo', { n: index + 1, total })}
              isFirst={index === 0}
              isShown={index === slides.shown}
              hasControls={total > 1}
            />
          ))}
        </Track>
      </Window>
      {slides.isReady && (
        <CarouselControls shape={shape} pager={pager} total={total} slides={slides} rotation={rotation} />
      )}
    </Frame>
  )
}
