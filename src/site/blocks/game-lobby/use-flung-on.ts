import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'

/** A page that moves faster than this, in pixels a millisecond, is flung, and nobody reads it. */
const leastSpeed = 1

/** How far ahead a flung page is looked at, in milliseconds: an answer takes about as long. */
const horizon = 800

/** Minimum time between two calls of an endless list, in milliseconds (2 §9). */
const leastPause = 200

/**
 * Calls back before the end of a list comes into sight on a page that a finger has flung, so that it does not end at
 * the footer. Whoever scrolls slowly, or without a finger, meets the end.
 */
export function useFlungOn(end: RefObject<Element | null>, isWaiting: boolean, onEnd: () => void): void {
  const isFlung = useRef(false)
  const calledAt = useRef(-leastPause)
  const call = useEffectEvent(onEnd)

  useEffect(() => {
    if (!isWaiting) return
    let last = { y: scrollY, at: performance.now() }
    const handleScroll = () => {
      const now = { y: scrollY, at: performance.now() }
      const speed = (now.y - last.y) / Math.max(1, now.at - last.at)
      last = now
      if (!isFlung.current || speed < leastSpeed || end.current === null) return
      const ahead = end.current.getBoundingClientRect().top - innerHeight
      if (ahead > speed * horizon || now.at - calledAt.current < leastPause) return
      calledAt.current = now.at
      call()
    }
    addEventListener('scroll', handleScroll, { passive: true })
    return () => removeEventListener('scroll', handleScroll)
  }, [end, isWaiting])

  useEffect(() => {
    const hold = () => void (isFlung.current = false)
    const letGo = () => void (isFlung.current = true)
    addEventListener('touchstart', hold, { passive: true })
    addEventListener('touchend', letGo, { passive: true })
    addEventListener('scrollend', hold)
    return () => {
      removeEventListener('touchstart', hold)
      removeEventListener('touchend', letGo)
      removeEventListener('scrollend', hold)
    }
  }, [])
}
