import { useCallback, useSyncExternalStore } from 'react'
import { onCountdown, secondsLeft } from './countdowns'

/** Seconds left of the countdown for a purpose. */
export function useCountdown(purpose: string): number {
  const subscribe = useCallback((listener: () => void) => onCountdown(purpose, listener), [purpose])
  const read = () => secondsLeft(purpose)
  return useSyncExternalStore(subscribe, read, read)
}
