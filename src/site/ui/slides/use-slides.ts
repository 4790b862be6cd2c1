import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { afterFirstPaint } from './after-first-paint'
import type { Slider } from './slider'

export interface Slides {
  /** The slider is there, and all slides with it. Until then there is the first one. */
  readonly isReady: boolean
  /** Index of the slide that is shown. */
  readonly shown: number
  readonly next: () => void
  readonly goTo: (index: number) => void
}

type CreateSlider = typeof import('./slider').createSlider

/** Fetches the slider after the first paint, when there is a second slide, and runs it in the window the slides move behind. */
export function useSlides(frame: RefObject<HTMLElement | null>, total: number): Slides {
  const slider = useRef<Slider>(undefined)
  const [create, setCreate] = useState<CreateSlider>()
  const [shown, setShown] = useState(0)

  useEffect(() => {
    if (total < 2) return
    return afterFirstPaint(() => {
      import('./slider').then(
        ({ createSlider }) => setCreate(() => createSlider),
        (error: unknown) => console.warn('the slider did not arrive', error),
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
