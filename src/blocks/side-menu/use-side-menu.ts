import { useEffect, useEffectEvent } from 'react'
import type { SideMenuProps } from '@/generated/merchant-types'
import { useLocation } from '@/site/navigation'
import { usePage } from '@/site/page-context'
import { pageAt } from '@/site/pages'
import { useSite } from '@/site/site-context'
import { useMediaQuery } from '@/ui/use-media-query'
import { keptOpen } from './kept-open'
import { wideScreen } from './side-menu-layout'

/** How the menu stands now, and what it does by itself: it goes on the pages that do without it, and comes back after them (1 §2). */
export function useSideMenu({ initially, hiddenOn }: Pick<SideMenuProps, 'initially' | 'hiddenOn'>) {
  const { routes } = useSite()
  const { sideMenu } = usePage()
  const { pathname } = useLocation()
  const isWide = useMediaQuery(wideScreen, true)
  const page = pageAt(routes, pathname)?.name
  const isHiddenHere = page !== undefined && hiddenOn.some((path) => pageAt(routes, path)?.name === page)
  const isShownFirst = initially === 'shown' && !isHiddenHere

  // A drawer must not open by itself when the screen gets narrower.
  const start = useEffectEvent(() => {
    sideMenu.setOpen(isWide && (isHiddenHere ? false : (keptOpen.get() ?? isShownFirst)))
  })
  const keep = useEffectEvent(() => keptOpen.set(sideMenu.open))
  useEffect(() => {
    start()
    return isWide && !isHiddenHere ? () => keep() : undefined
  }, [isWide, isHiddenHere, isShownFirst])

  return {
    isWide,
    isShown: sideMenu.open ?? (isWide && isShownFirst),
    close: () => sideMenu.setOpen(false),
  }
}
