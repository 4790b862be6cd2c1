import { Suspense, useRef } from 'react'
import { styled } from 'styled-components'
import type { Promotion } from '@/site/gateway/rewards/promotions'
import { useText } from '@/site/i18n/language'
import { lazyPart } from '@/site/ui/loading/lazy-part'
import { SlideTrack, SlideWindow } from '@/site/ui/slides/slides-frame'
import { useRotation } from '@/site/ui/slides/use-rotation'
import { useSlides } from '@/site/ui/slides/use-slides'
import { PromotionSlide } from './promotion-slide'

/** Lazy-loaded together with the slider that they control. */
const SlideControls = lazyPart('slide-controls', () =>
  import('@/site/ui/slides/slide-controls').then((part) => part.SlideControls),
)

interface PromotionSlidesProps {
  readonly promotions: readonly Promotion[]
  /** Milliseconds between promotions. 0 turns the rotation off. */
  readonly delay: number
}

/** Shows one promotion at a time. If the slider fails to load, the first one stays. */
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
      {/* Without this the browser starts its own drag of the link instead of moving the slide. */}
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

/** A size container: otherwise the slides side by side would make the page as wide as all of them. */
const Frame = styled.div`
  container-type: inline-size;
`

const Controls = styled.div`
  display: flex;
  justify-content: center;
`
