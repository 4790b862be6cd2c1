import { useEffect, useRef } from 'react'

/** Debounces a callback by `delay` milliseconds, or runs it at once. */
export function useDebounce(delay: number) {
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
