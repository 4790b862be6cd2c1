import type { PageConfig } from '@/contract/generated/merchant-types'

/**
 * The first of the pages, by name, with the same blocks in the same shell for the same visitors: others with this
 * composition differ only in address and texts.
 */
export function oneOfEachComposition(pages: Readonly<Record<string, PageConfig>>): string[] {
  const first = new Map(
    Object.entries(pages)
      .toReversed()
      .map(([name, page]) => [compositionOf(page), name]),
  )
  return Object.keys(pages).filter((name) => [...first.values()].includes(name))
}

function compositionOf({ shell, heading, guard, sections, order }: PageConfig): string {
  const blocks = order.map((name) => sections[name]?.block)
  return JSON.stringify([{ ...shell, banner: shell.banner !== undefined }, heading, guard, blocks])
}
