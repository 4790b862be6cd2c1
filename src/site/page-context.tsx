import { createContext, use } from 'react'

/** What the parts of a page share. */
export interface PageState {
  /** Banner group of the page, where its shell names one. */
  readonly bannerGroup: string | undefined
}

/** The side menu of a page, as its header and the menu itself know it. */
export interface SideMenuState {
  /** The page has a side menu. */
  readonly available: boolean
  /** Undefined until the menu or the visitor has decided: before any script runs, the width of the screen decides. */
  readonly open: boolean | undefined
  setOpen(open: boolean | undefined): void
}

const PageContext = createContext<PageState | undefined>(undefined)
const SideMenuContext = createContext<SideMenuState | undefined>(undefined)

export const PageProvider = PageContext

/**
 * Around the header and the menu alone: a change above a part that has not come to life yet makes React drop
 * what was rendered of it in advance, and the menu opens while the lower sections are still on their way.
 */
export const SideMenuProvider = SideMenuContext

export function usePage(): PageState {
  const page = use(PageContext)
  if (page === undefined) throw new Error('usePage outside PageProvider')
  return page
}

export function useSideMenuState(): SideMenuState {
  const sideMenu = use(SideMenuContext)
  if (sideMenu === undefined) throw new Error('useSideMenuState outside SideMenuProvider')
  return sideMenu
}
