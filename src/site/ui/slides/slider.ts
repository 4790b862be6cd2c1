import Swiper from 'swiper'

export interface Slider {
  next(): void
  goTo(index: number): void
  destroy(): void
}

const speed = 550

/**
 * Swiper's core on the slides of an element. Without its modules it writes no HTML, so it needs no Trusted Types
 * policy. Rotation, pager and pause are our own, because Swiper's keep moving under focus and reduced motion.
 */
export function createSlider(element: HTMLElement, onChange: (index: number) => void): Slider {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  const report = ({ realIndex }: Swiper) => onChange(realIndex)
  const swiper = new Swiper(element, {
    loop: true,
    slidesPerView: 1,
    // A swipe counts from a quarter of the width; Swiper's default is half.
    longSwipesRatio: 0.25,
    speed: still ? 0 : speed,
    // An API call fires the first of these events, a swipe the second.
    on: { realIndexChange: report, slideChange: report },
  })
  return {
    next: () => void swiper.slideNext(),
    goTo: (index) => void swiper.slideToLoop(index),
    destroy: () => void swiper.destroy(),
  }
}
