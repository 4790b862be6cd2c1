import { useDeferredValue, useSyncExternalStore } from 'react'

/** Whether the page is alive. One that was rendered in advance shows the same as its markup at first. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
}

/** The same for what may come a moment later: a render of its own, which the browser may paint and answer in between. */
export function useHydratedLater(): boolean {
  return useDeferredValue(true, false)
}

const subscribeToNothing = () => () => {}
