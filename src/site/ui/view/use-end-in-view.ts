import { useEffect, useEffectEvent, useRef, useState, type RefCallback } from 'react'

/** Minimum time between two calls of an endless list, in milliseconds (2 §9). */
const leastPause = 200

/**
 * Calls back when the element at the end of a list enters the viewport, with a margin of 0 (2 §9), at most once in 200
 * ms. `turn` changes after each page, so that an end that a short page left in view counts again.
 */
export function useEndInView(turn: string, onEnd: (() => void) | undefined): RefCallback<Element> {
  const [element, setElement] = useState<Element | null>(null)
  const calledAt = useRef(-leastPause)
  const isWaiting = onEnd !== undefined
  const call = useEffectEvent(() => {
    calledAt.current = performance.now()
    onEnd?.()
  })

  useEffect(() => {
    if (element === null || !isWaiting) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const observer = new IntersectionObserver((entries) => {
      clearTimeout(timer)
      if (entries.at(-1)?.isIntersecting !== true) return
      timer = setTimeout(call, Math.max(0, calledAt.current + leastPause - performance.now()))
    })
    observer.observe(element)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [element, isWaiting, turn])

  return setElement
}
