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
  /** It turns right now: on, and neither hovered, focused nor out of sight. */
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

/** Turns to the next slide after a while, for as long as nobody looks closer and the slides can be seen. */
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
    // Not a single timer: the slider ignores a turn that comes while a finger or a transition moves it.
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
      // A control that was clicked keeps the focus; only the keyboard's stops the rotation.
      onFocus: ({ target }) => setFocused(target.matches(':focus-visible')),
      onBlur: () => setFocused(false),
    },
  }
}
