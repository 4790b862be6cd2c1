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

/** How the menu stands now, and what it does by itself: it goes on the pages that do without it, and comes back after them (1 §2). */
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

  // A drawer is the visitor's alone. Beside the page too, the visitor may have opened it before this runs.
  const start = useEffectEvent(() => {
    if (isWide && sideMenu.isOpen() === undefined)
      sideMenu.setOpen(isHiddenHere ? false : (keptOpen.get() ?? isShownFirst))
  })
  // It must not open by itself when the screen gets narrower.
  const end = useEffectEvent((isKept: boolean) => {
    if (isKept) keptOpen.set(open)
    sideMenu.setOpen(undefined)
  })
  useEffect(() => {
    // Until then the width is a guess, and a drawer that was opened meanwhile must not be shut.
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
