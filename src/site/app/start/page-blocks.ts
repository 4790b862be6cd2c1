import type { BlockName, PageConfig, Routes, SystemPageConfig } from '@/contract/generated/merchant-types'
import { lastSection } from '@/site/merchant/pages/last-section'

/** All blocks of a page, including the section that every page ends with. */
export function allBlocksOf(
  page: PageConfig | SystemPageConfig,
  { routes, site }: { routes: Pick<Routes, 'shell'>; site: Parameters<typeof lastSection>[0] },
): BlockName[] {
  const last = lastSection(site)
  return [...blocksOf(page, routes), ...(last ? [last.block] : [])]
}

/**
 * The blocks that must be loaded before a page is hydrated: its header, banner, categories and first section. The
 * others are prerendered, with working links, and are hydrated afterwards.
 */
export function firstBlocksOf(page: PageConfig | SystemPageConfig, routes: Pick<Routes, 'shell'>): BlockName[] {
  const shell = { ...page.shell, sideMenu: false, footer: false, bottomBar: false }
  return blocksOf({ ...page, shell, order: page.order.slice(0, 1) }, routes)
}

/** The blocks that a page names: those of its shell, then those of its sections in order. */
export function blocksOf(
  { shell, sections, order }: PageConfig | SystemPageConfig,
  routes: Pick<Routes, 'shell'>,
): BlockName[] {
  const frame = (['header', 'sideMenu', 'footer', 'bottomBar', 'banner', 'categories'] as const).flatMap((part) =>
    shell[part] ? (routes.shell[part]?.block ?? []) : [],
  )
  return [...new Set([...frame, ...order.flatMap((name) => sections[name]?.block ?? [])])]
}
