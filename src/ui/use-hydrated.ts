import { useSyncExternalStore } from 'react'

/** Whether the page is alive. One that was rendered in advance shows the same as its markup at first. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
}

const subscribeToNothing = () => () => {}
