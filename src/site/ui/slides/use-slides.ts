import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { afterFirstPaint } from './after-first-paint'
import type { Slider } from './slider'

export interface Slides {
  /** The slider has loaded, and all slides are rendered. Until then there is only the first. */
  readonly isReady: boolean
  /** Index of the current slide. */
  readonly shown: number
  readonly next: () => void
  readonly goTo: (index: number) => void
}

type CreateSlider = typeof import('./slider').createSlider

/** Lazy-loads the slider after the first paint, when there is more than one slide, and attaches it to `frame`. */
export function useSlides(frame: RefObject<HTMLElement | null>, total: number): Slides {
  const slider = useRef<Slider>(undefined)
  const [create, setCreate] = useState<CreateSlider>()
  const [shown, setShown] = useState(0)

  useEffect(() => {
    if (total < 2) return
    return afterFirstPaint(() => {
      import('./slider').then(
        ({ createSlider }) => setCreate(() => createSlider),
        (error: unknown) => console.warn('no slider', error),
      )
    })
  }, [total])

  useLayoutEffect(() => {
    if (create === undefined || frame.current === null) return
    const created = create(frame.current, setShown)
    slider.current = created
    return () => created.destroy()
  }, [create, frame])

  return {
    isReady: create !== undefined,
    shown,
    next: () => slider.current?.next(),
    goTo: (index) => slider.current?.goTo(index),
  }
}
