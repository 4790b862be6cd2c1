import { useEffect, useLayoutEffect, useRef } from 'react'
import { keepPlace, keptPlace, placeEntry, storePlaces } from '@/site/merchant/pages/kept-places'
import { useLocation } from '@/site/merchant/pages/navigation'
import { reachPlace } from './reach-place'

/** The page came by a reload or by Back from another site, not by an address that somebody opened. */
const isLoadedAgain = (): boolean => {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry?.type === 'reload' || entry?.type === 'back_forward'
}

/** Brings who comes back to a page, by the history or by a reload, to where he left it. Every other page starts at its top. */
export function useKeptPlace(): void {
  const { pathname, hash, ...rest } = useLocation()
  const entry = placeEntry({ pathname, ...rest })
  const shown = useRef<string>(undefined)
  const isReturn = useRef(false)
  const stop = useRef<() => void>(undefined)

  useEffect(() => {
    const handlePop = () => (isReturn.current = true)
    addEventListener('popstate', handlePop, { capture: true })
    addEventListener('pagehide', storePlaces)
    return () => {
      removeEventListener('popstate', handlePop, { capture: true })
      removeEventListener('pagehide', storePlaces)
      stop.current?.()
    }
  }, [])

  // After the page's own start at its top.
  useEffect(() => {
    const isBack = shown.current === undefined ? isLoadedAgain() : isReturn.current
    isReturn.current = false
    if (shown.current === pathname) return
    shown.current = pathname
    stop.current?.()
    const { y = 0 } = keptPlace(entry)
    stop.current = isBack && hash === '' && y > 0 ? reachPlace(y, () => (stop.current = undefined)) : undefined
  }, [pathname, hash, entry])

  useLayoutEffect(() => {
    // A page that is not as long yet as it was leaves its reader further up than he wants to be.
    const keep = () => stop.current ?? keepPlace(entry, { y: Math.round(scrollY) })
    addEventListener('scroll', keep, { passive: true })
    return () => removeEventListener('scroll', keep)
  }, [entry])
}
