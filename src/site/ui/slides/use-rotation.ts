import { useEffect, useEffectEvent, useState, type FocusEvent, type PointerEvent, type RefObject } from 'react'
import { useMediaQuery } from '@/site/ui/view/use-media-query'
import type { Slides } from './use-slides'
import { useInView } from './use-in-view'

interface RotationOptions {
  readonly frame: RefObject<HTMLElement | null>
  readonly delay: number
  readonly slides: Slides
}

export interface Rotation {
  /** The visitor has not paused it. */
  readonly isOn: boolean
  /** The rotation is running: on, and neither hovered, focused nor out of sight. */
  readonly isTurning: boolean
  /** Undefined where there is nothing to pause. */
  readonly toggle: (() => void) | undefined
  readonly handlers: {
    onPointerEnter(event: PointerEvent): void
    onPointerLeave(): void
    onFocus(event: FocusEvent): void
    onBlur(): void
  }
}

/** Shows the next slide after a delay, while the slides are visible and neither hovered nor focused. */
export function useRotation({ frame, delay, slides }: RotationOptions): Rotation {
  const prefersStill = useMediaQuery('(prefers-reduced-motion: reduce)', false)
  const [chosen, setChosen] = useState<boolean>()
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const isInView = useInView(frame)
  const canTurn = slides.isReady && delay > 0
  const isOn = chosen ?? !prefersStill
  const isTurning = canTurn && isOn && !isHovered && !isFocused && isInView
  const turn = useEffectEvent(slides.next)

  useEffect(() => {
    if (!isTurning) return
    // An interval, not a timeout: the slider ignores a turn during a swipe or a transition.
    const timer = setInterval(() => turn(), delay)
    return () => clearInterval(timer)
  }, [isTurning, delay, slides.shown])

  return {
    isOn,
    isTurning,
    toggle: canTurn ? () => setChosen(!isOn) : undefined,
    handlers: {
      onPointerEnter: ({ pointerType }) => setHovered(pointerType === 'mouse'),
      onPointerLeave: () => setHovered(false),
      // A clicked control keeps the focus, so only keyboard focus stops the rotation.
      onFocus: ({ target }) => setFocused(target.matches(':focus-visible')),
      onBlur: () => setFocused(false),
    },
  }
}
