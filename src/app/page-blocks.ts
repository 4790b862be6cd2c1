import type { BlockName, PageConfig, Routes, SystemPageConfig } from '@/generated/merchant-types'

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
