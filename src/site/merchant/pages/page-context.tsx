import { createContext, useEffect, useSyncExternalStore } from 'react'
import { useRequiredContext } from '@/site/lib/use-required-context'
import type { SideMenuState } from '@/site/merchant/centres/side-menu-state'

/** State that the parts of a page share. */
export interface PageState {
  /** Banner group of the page, where its shell names one. */
  readonly bannerGroup: string | undefined
  readonly hasSideMenu: boolean
  readonly sideMenu: SideMenuState
  /** Names the browser's tab after what the page shows. Absent where parts are shown without their page. */
  readonly nameTab?: (title: string | undefined) => void
}

const PageContext = createContext<PageState | undefined>(undefined)

export const PageProvider = PageContext

export function usePage(): PageState {
  return useRequiredContext(PageContext, 'PageProvider')
}

/** Names the browser's tab after what the page shows, in place of the page's own title, while it is shown. */
export function useTabName(title: string): void {
  const { nameTab } = usePage()
  useEffect(() => {
    nameTab?.(title)
    return () => nameTab?.(undefined)
  }, [nameTab, title])
}

/** Whether the page's side menu is open: undefined until the menu or the visitor has decided. */
export function useSideMenuOpen(): boolean | undefined {
  const { sideMenu } = usePage()
  return useSyncExternalStore(sideMenu.subscribe, sideMenu.isOpen, undecided)
}

/** The server snapshot: parts are hydrated after others may have changed the state. */
const undecided = () => undefined
