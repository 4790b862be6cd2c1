import { Suspense, useRef } from 'react'
import { styled } from 'styled-components'
import type { Promotion } from '@/site/gateway/rewards/promotions'
import { useText } from '@/site/i18n/language'
import { lazyPart } from '@/site/ui/loading/lazy-part'
import { SlideTrack, SlideWindow } from '@/site/ui/slides/slides-frame'
import { useRotation } from '@/site/ui/slides/use-rotation'
import { useSlides } from '@/site/ui/slides/use-slides'
import { PromotionSlide } from './promotion-slide'

/** They come with the slider, which they control. */
const SlideControls = lazyPart('slide-controls', () =>
  import('@/site/ui/slides/slide-controls').then((part) => part.SlideControls),
)

interface PromotionSlidesProps {
  readonly promotions: readonly Promotion[]
  /** Milliseconds a promotion stays. 0 does not rotate. */
  readonly delay: number
}

/** One promotion at a time. Where the slider does not arrive, the first one stays. */
export function PromotionSlides({ promotions, delay }: PromotionSlidesProps) {
  const t = useText()
  const frame = useRef<HTMLDivElement>(null)
  const window = useRef<HTMLDivElement>(null)
  const total = promotions.length
  const slides = useSlides(window, total)
  const rotation = useRotation({ frame, delay, slides })
  const nameOf = (n: number) => t('promotion-slider.goTo', { n, total })

  return (
    <Frame ref={frame} {...rotation.handlers}>
      {/* A link that is dragged would be carried off by the browser in place of the slide. */}
      <SlideWindow
        ref={window}
        aria-live={rotation.isTurning ? 'off' : 'polite'}
        onDragStart={(event) => event.preventDefault()}
      >
        <SlideTrack className="swiper-wrapper">
          {(slides.isReady ? promotions : promotions.slice(0, 1)).map((promotion, index) => (
            <PromotionSlide
              key={promotion.id}
              promotion={promotion}
              name={nameOf(index + 1)}
              isShown={index === slides.shown}
            />
          ))}
        </SlideTrack>
      </SlideWindow>
      {slides.isReady && (
        <Suspense>
          <Controls>
            <SlideControls pager="dots" total={total} nameOf={nameOf} slides={slides} rotation={rotation} />
          </Controls>
        </Suspense>
      )}
    </Frame>
  )
}

/** Slides stand beside each other: without it they would make the page as wide as all of them. */
const Frame = styled.div`
  container-type: inline-size;
`

const Controls = styled.div`
  display: flex;
  justify-content: center;
`
