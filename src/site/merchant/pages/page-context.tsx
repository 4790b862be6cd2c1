import { createContext, useSyncExternalStore } from 'react'
import { useRequiredContext } from '@/site/lib/use-required-context'
import type { SideMenuState } from '@/site/merchant/centres/side-menu-state'

/** State that the parts of a page share. */
export interface PageState {
  /** Banner group of the page, where its shell names one. */
  readonly bannerGroup: string | undefined
  readonly hasSideMenu: boolean
  readonly sideMenu: SideMenuState
}

const PageContext = createContext<PageState | undefined>(undefined)

export const PageProvider = PageContext

export function usePage(): PageState {
  return useRequiredContext(PageContext, 'PageProvider')
}

/** Whether the page's side menu is open: undefined until the menu or the visitor has decided. */
export function useSideMenuOpen(): boolean | undefined {
  const { sideMenu } = usePage()
  return useSyncExternalStore(sideMenu.subscribe, sideMenu.isOpen, undecided)
}

/** The server snapshot: parts are hydrated after others may have changed the state. */
const undecided = () => undefined
