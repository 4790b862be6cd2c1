import { Suspense, useRef, type RefObject } from 'react'
import type { BannerSliderProps } from '@/contract/generated/merchant-types'
import { useText } from '@/site/i18n/language'
import { lazyPart } from '@/site/ui/loading/lazy-part'
import { SlideTrack, SlideWindow } from '@/site/ui/slides/slides-frame'
import { useRotation } from '@/site/ui/slides/use-rotation'
import { useSlides } from '@/site/ui/slides/use-slides'
import type { Banner } from './banner'
import { BannerSlide } from './banner-slide'
import { Frame } from './carousel-layout'

/** Lazy-loaded together with the slider that they control. */
const CarouselControls = lazyPart('carousel-controls', () =>
  import('./carousel-controls').then((part) => part.CarouselControls),
)

interface CarouselProps extends Pick<BannerSliderProps, 'shape' | 'pager'> {
  readonly frame: RefObject<HTMLElement | null>
  readonly banners: readonly Banner[]
  /** Milliseconds between banners. 0 turns the rotation off. */
  readonly delay: number
}

/**
 * Shows one banner at a time. The first is plain HTML and needs no script. The others load with the slider after the
 * first paint; if the slider fails to load, the first one stays.
 */
export function Carousel({ frame, banners, shape, pager, delay }: CarouselProps) {
  const t = useText()
  const window = useRef<HTMLDivElement>(null)
  const slides = useSlides(window, banners.length)
  const rotation = useRotation({ frame, delay, slides })
  const total = banners.length

  return (
    <Frame
      ref={frame}
      $shape={shape}
      aria-roledescription={t('banner.carousel')}
      aria-label={t('banner.group')}
      {...rotation.handlers}
    >
      {/* Without this the browser starts its own drag of the link instead of moving the banner. */}
      <SlideWindow
        ref={window}
        aria-live={rotation.isTurning ? 'off' : 'polite'}
        onDragStart={(event) => event.preventDefault()}
      >
        <SlideTrack className="swiper-wrapper">
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
        </SlideTrack>
      </SlideWindow>
      {slides.isReady && (
        <Suspense>
          <CarouselControls shape={shape} pager={pager} total={total} slides={slides} rotation={rotation} />
        </Suspense>
      )}
    </Frame>
  )
}
