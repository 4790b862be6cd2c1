import { useDeferredValue, useSyncExternalStore } from 'react'

/** Whether the page is hydrated; false during prerendering and the first render, so that it matches the markup. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
}

/** Like useHydrated, but in a separate deferred render, so that the browser can paint and handle input before it. */
export function useHydratedLater(): boolean {
  return useDeferredValue(true, false)
}

const subscribeToNothing = () => () => {}
