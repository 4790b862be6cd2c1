import { useRef } from 'react'

/** Runs what it is given at most once per `interval` milliseconds, and drops the rest. */
export function useThrottle(interval: number): (run: () => void) => void {
  const last = useRef(-Infinity)
  return (run) => {
    const now = performance.now()
    if (now - last.current < interval) return
    last.current = now
    run()
  }
}
