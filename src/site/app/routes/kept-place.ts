import { useEffect, useLayoutEffect, useRef } from 'react'
import {
  persistSnapshots,
  placeEntry,
  storeSnapshot,
  storedSnapshot,
  type PageSnapshot,
} from '@/site/merchant/pages/page-snapshots'
import { useIsStep, useLocation } from '@/site/merchant/pages/navigation'
import { restoreScroll } from './restore-scroll'

/** Whether the page was opened by a reload or by Back from another site, rather than by a new navigation. */
const isLoadedAgain = (): boolean => {
  const [entry] = performance.getEntriesByType('navigation')
  return entry?.type === 'reload' || entry?.type === 'back_forward'
}

function storePlace(entry: string): void {
  const { scrollHeight } = document.documentElement
  const { height = 0 } = storedSnapshot(entry)
  // A page that is being left becomes shorter, which moves it: that is not where its reader left it.
  if (scrollHeight < height && scrollY + innerHeight >= scrollHeight - 1) return
  storeSnapshot(entry, { y: Math.round(scrollY), height: scrollHeight })
}

/** Restores the scroll position on a reload or a history navigation. All other navigations start at the top. */
export function useKeptPlace(): void {
  const { pathname, hash, ...rest } = useLocation()
  const entry = placeEntry({ pathname, ...rest })
  const shown = useRef<string>(undefined)
  const isStep = useIsStep()
  const stop = useRef<() => void>(undefined)
  /** The place of a page that has just come, until it is restored. */
  const stored = useRef<PageSnapshot>(undefined)

  useEffect(() => {
    addEventListener('pagehide', persistSnapshots)
    return () => {
      removeEventListener('pagehide', persistSnapshots)
      stop.current?.()
    }
  }, [])

  // Runs after the effect that scrolls a new page to its top.
  useEffect(() => {
    const { y = 0, height = 0 } = stored.current ?? {}
    stored.current = undefined
    const isBack = shown.current === undefined ? isLoadedAgain() : isStep
    // The same page at another address, such as that of a filter, stands where it is.
    if (shown.current === pathname) {
      if (!isStep) storePlace(entry)
      return
    }
    shown.current = pathname
    stop.current?.()
    stop.current =
      isBack && hash === '' && y > 0 ? restoreScroll({ y, height }, () => (stop.current = undefined)) : undefined
  }, [pathname, hash, entry, isStep])

  useLayoutEffect(() => {
    stored.current = storedSnapshot(entry)
    // Not saved before and while restoring: a page that is still too short would overwrite the position with a smaller
    // one.
    const keep = () => stored.current ?? stop.current ?? storePlace(entry)
    addEventListener('scroll', keep, { passive: true })
    return () => removeEventListener('scroll', keep)
  }, [entry])
}
