import { useEffect, useRef } from 'react'

/** Runs what it was last given once nothing new has come for `delay` milliseconds, or at once. */
export function useRest(delay: number) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    whenAtRest(run: () => void): void {
      clearTimeout(timer.current)
      timer.current = setTimeout(run, delay)
    },
    atOnce(run: () => void): void {
      clearTimeout(timer.current)
      run()
    },
  }
}
