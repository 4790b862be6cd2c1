import { useRef } from 'react'

/** Throttle: runs the given function at most once per `interval` milliseconds, and drops the other calls. */
export function useThrottle(interval: number): (run: () => void) => void {
  const last = useRef(-Infinity)
  return (run) => {
    const now = performance.now()
    if (now - last.current < interval) return
    last.current = now
    run()
  }
}
