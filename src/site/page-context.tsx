import { createContext, use } from 'react'

/** What the parts of a page share. */
export interface PageState {
  /** Banner group of the page, where its shell names one. */
  readonly bannerGroup: string | undefined
  readonly sideMenu: SideMenuState
}

export interface SideMenuState {
  /** The page has a side menu. */
  readonly available: boolean
  /** Undefined until the menu or the visitor has decided: before any script runs, the width of the screen decides. */
  readonly open: boolean | undefined
  setOpen(open: boolean | undefined): void
}

const PageContext = createContext<PageState | undefined>(undefined)

export const PageProvider = PageContext

export function usePage(): PageState {
  const page = use(PageContext)
  if (page === undefined) throw new Error('usePage outside PageProvider')
  return page
}
