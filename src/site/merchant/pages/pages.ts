import type { PageConfig } from '@/contract/generated/merchant-types'

/** Pages by name, for looking up addresses. */
export interface Pages {
  readonly pages: Readonly<Record<string, PageConfig>>
}

export interface FoundPage {
  readonly name: string
  readonly page: PageConfig
  /** Whether it was found by an alias. */
  readonly isAlias: boolean
}

/** The page at an address, by its path or one of its aliases. A trailing slash makes no difference. */
export function pageAt({ pages }: Pages, pathname: string): FoundPage | undefined {
  const path = pathname && (pathname.replace(/\/+$/, '') || '/')
  // A loop without a list of the pages, because menus call this for each entry at every change of the address.
  for (const name in pages) {
    const page = pages[name]
    if (page && (page.path === path || page.aliases.includes(path))) return { name, page, isAlias: page.path !== path }
  }
  return undefined
}

/** The page that an address of this site leads to, whatever its query and fragment. */
export function pageOf(pages: Pages, address: string): FoundPage | undefined {
  return pageAt(pages, address.split(/[?#]/)[0] ?? '')
}
