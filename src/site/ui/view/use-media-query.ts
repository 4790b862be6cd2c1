import { useCallback, useSyncExternalStore } from 'react'

/** Whether a media query matches. `ahead` is the answer during prerendering, where there is no screen. */
export function useMediaQuery(query: string, ahead: boolean): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => ahead,
  )
}
