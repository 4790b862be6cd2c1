import { useEffect, useEffectEvent } from 'react'
import type { SideMenuProps } from '@/contract/generated/merchant-types'
import { useLocation } from '@/site/merchant/pages/navigation'
import { usePage, useSideMenuOpen } from '@/site/merchant/pages/page-context'
import { pageAt } from '@/site/merchant/pages/pages'
import { useSite } from '@/site/merchant/site-context'
import { useHydrated } from '@/site/ui/view/use-hydrated'
import { useMediaQuery } from '@/site/ui/view/use-media-query'
import { keptOpen } from './kept-open'
import { wideScreen } from './side-menu-layout'

/** The state of the menu. It closes on pages where it is hidden, and is restored on the pages after them (1 §2). */
export function useSideMenu({ initially, hiddenOn }: Pick<SideMenuProps, 'initially' | 'hiddenOn'>) {
  const { routes } = useSite()
  const { sideMenu } = usePage()
  const open = useSideMenuOpen()
  const { pathname } = useLocation()
  const isWide = useMediaQuery(wideScreen, true)
  const isAlive = useHydrated()
  const page = pageAt(routes, pathname)?.name
  const isHiddenHere = page !== undefined && hiddenOn.some((path) => pageAt(routes, path)?.name === page)
  const isShownFirst = initially === 'shown' && !isHiddenHere

  // Only the panel beside the page opens by itself, never the drawer. The visitor may have opened it before this effect
  // runs.
  const start = useEffectEvent(() => {
    if (isWide && sideMenu.isOpen() === undefined)
      sideMenu.setOpen(isHiddenHere ? false : (keptOpen.get() ?? isShownFirst))
  })
  // Reset, so that the menu does not open as a drawer when the screen becomes narrower.
  const end = useEffectEvent((isKept: boolean) => {
    if (isKept) keptOpen.set(open)
    sideMenu.setOpen(undefined)
  })
  useEffect(() => {
    // Until hydration the width is a guess, and a drawer that was opened meanwhile must stay open.
    if (!isAlive || isWide !== matchMedia(wideScreen).matches) return undefined
    start()
    return () => end(isWide && !isHiddenHere)
  }, [isAlive, isWide, isHiddenHere, isShownFirst])

  return {
    isWide,
    isShown: open ?? (isWide && isShownFirst),
    close: () => sideMenu.setOpen(false),
  }
}
