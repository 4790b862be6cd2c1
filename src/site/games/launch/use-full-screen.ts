import { useSyncExternalStore, type RefObject } from 'react'

const subscribe = (onChange: () => void) => {
  document.addEventListener('fullscreenchange', onChange)
  return () => document.removeEventListener('fullscreenchange', onChange)
}

/** The full screen, for an element: undefined where the browser has none, as on phones of Apple's. */
export function useFullScreen(element: RefObject<HTMLElement | null>) {
  const isOn = useSyncExternalStore(
    subscribe,
    () => document.fullscreenElement !== null,
    () => false,
  )
  const isPossible = useSyncExternalStore(
    subscribe,
    () => document.fullscreenEnabled,
    () => false,
  )
  if (!isPossible) return undefined
  // Refused where nobody pressed anything: then the page stays as it is.
  const turn = () => (isOn ? document.exitFullscreen() : element.current?.requestFullscreen())?.catch(() => undefined)
  return { isOn, onTurn: () => void turn() }
}
