import type { PageConfig, Routes } from '@/generated/merchant-types'

export interface FoundPage {
  readonly name: string
  readonly page: PageConfig
}

/** The page at an address, by its path or one of its aliases. A slash at the end makes no difference. */
export function pageAt({ pages }: Pick<Routes, 'pages'>, pathname: string): FoundPage | undefined {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') || '/' : pathname
  for (const [name, page] of Object.entries(pages)) {
    if (page.path === path || page.aliases.includes(path)) return { name, page }
  }
  return undefined
}
