import { useCallback, useSyncExternalStore } from 'react'

/** Whether a media query holds. `ahead` is the answer while a page is rendered before there is a screen. */
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
