import type { PageConfig } from '@/generated/merchant-types'

/** Pages by name, as far as addresses go. */
export interface Pages {
  readonly pages: Readonly<Record<string, PageConfig>>
}

export interface FoundPage {
  readonly name: string
  readonly page: PageConfig
  /** It was found by an alias. */
  readonly isAlias: boolean
}

/** The page at an address, by its path or one of its aliases. A slash at the end makes no difference. */
export function pageAt({ pages }: Pages, pathname: string): FoundPage | undefined {
  return byPath(pages).get(pathname.length > 1 ? pathname.replace(/\/+$/, '') || '/' : pathname)
}

const known = new WeakMap<Pages['pages'], ReadonlyMap<string, FoundPage>>()

/** Sorted once: menus ask for the pages of all their entries whenever the address changes. */
function byPath(pages: Pages['pages']): ReadonlyMap<string, FoundPage> {
  const before = known.get(pages)
  if (before !== undefined) return before
  const found = new Map<string, FoundPage>()
  for (const [name, page] of Object.entries(pages))
    for (const path of [page.path, ...page.aliases])
      if (!found.has(path)) found.set(path, { name, page, isAlias: path !== page.path })
  known.set(pages, found)
  return found
}

/** The page that an address of this site leads to, whatever its query and fragment. */
export function pageOf(pages: Pages, address: string): FoundPage | undefined {
  return pageAt(pages, address.split(/[?#]/)[0] ?? '')
}
