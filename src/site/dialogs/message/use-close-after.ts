import { useEffect, useEffectEvent } from 'react'

/** Calls `onTimeUp` once after the given number of milliseconds. 0 never calls it. */
export function useCloseAfter(milliseconds: number, onTimeUp: () => void): void {
  const timeUp = useEffectEvent(onTimeUp)
  useEffect(() => {
    if (milliseconds === 0) return
    const timer = setTimeout(() => timeUp(), milliseconds)
    return () => clearTimeout(timer)
  }, [milliseconds])
}
