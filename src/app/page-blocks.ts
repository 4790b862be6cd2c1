import type { BlockName, PageConfig, Routes, SystemPageConfig } from '@/generated/merchant-types'

/** The blocks of a page's first screen. What is below is drawn in advance and comes to life when these have. */
export function firstBlocksOf(page: PageConfig | SystemPageConfig, routes: Pick<Routes, 'shell'>): BlockName[] {
  return blocksOf({ ...page, shell: { ...page.shell, footer: false }, order: page.order.slice(0, 1) }, routes)
}

/** Blocks that a page names: those of its shell, and those of its sections in order. */
export function blocksOf(
  { shell, sections, order }: PageConfig | SystemPageConfig,
  routes: Pick<Routes, 'shell'>,
): BlockName[] {
  const frame = (['header', 'sideMenu', 'footer', 'bottomBar', 'banner'] as const)
    .filter((part) => shell[part])
    .map((part) => routes.shell[part].block)
  return [...new Set([...frame, ...order.flatMap((name) => sections[name]?.block ?? [])])]
}
