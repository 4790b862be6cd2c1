import type { BlockName, PageConfig, Routes, SystemPageConfig } from '@/contract/generated/merchant-types'
import { lastSection } from '@/site/merchant/pages/last-section'

/** Blocks of a page as a whole, with what stands at the end of every page. */
export function allBlocksOf(
  page: PageConfig | SystemPageConfig,
  { routes, site }: { routes: Pick<Routes, 'shell'>; site: Parameters<typeof lastSection>[0] },
): BlockName[] {
  const last = lastSection(site)
  return [...blocksOf(page, routes), ...(last ? [last.block] : [])]
}

/**
 * The blocks that a page is not alive without: its header, its banner, its categories and its first section. What
 * stands below or beside them is drawn in advance, as links where it leads somewhere, and comes to life when these have.
 */
export function firstBlocksOf(page: PageConfig | SystemPageConfig, routes: Pick<Routes, 'shell'>): BlockName[] {
  const shell = { ...page.shell, sideMenu: false, footer: false, bottomBar: false }
  return blocksOf({ ...page, shell, order: page.order.slice(0, 1) }, routes)
}

/** Blocks that a page names: those of its shell, and those of its sections in order. */
export function blocksOf(
  { shell, sections, order }: PageConfig | SystemPageConfig,
  routes: Pick<Routes, 'shell'>,
): BlockName[] {
  const frame = (['header', 'sideMenu', 'footer', 'bottomBar', 'banner', 'categories'] as const).flatMap((part) =>
    shell[part] ? (routes.shell[part]?.block ?? []) : [],
  )
  return [...new Set([...frame, ...order.flatMap((name) => sections[name]?.block ?? [])])]
}
