import { useEffect, useEffectEvent } from 'react'

/** Calls back once after that many milliseconds. 0 never does. */
export function useCloseAfter(milliseconds: number, onTimeUp: () => void): void {
  const timeUp = useEffectEvent(onTimeUp)
  useEffect(() => {
    if (milliseconds === 0) return
    const timer = setTimeout(() => timeUp(), milliseconds)
    return () => clearTimeout(timer)
  }, [milliseconds])
}
