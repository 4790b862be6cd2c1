import type { PageConfig } from '@/contract/generated/merchant-types'
import { stableChoice } from './stable-choice'

/** Pages by a name of their own, as `lotus/home`. */
export type NamedPages = Readonly<Record<string, PageConfig>>

/**
 * One of the pages with the same blocks in the same shell for the same visitors: others with this composition differ
 * only in brand, address and texts. It is chosen by the composition, so that every brand has some of them.
 */
export function oneOfEachComposition(pages: NamedPages): string[] {
  const alike = new Map<string, string[]>()
  for (const [name, page] of Object.entries(pages)) {
    const composition = compositionOf(page)
    alike.set(composition, [...(alike.get(composition) ?? []), name])
  }
  return [...alike].map(([composition, names]) => stableChoice(composition, names))
}

function compositionOf({ shell, heading, guard, sections, order }: PageConfig): string {
  const blocks = order.map((name) => sections[name]?.block)
  return JSON.stringify([{ ...shell, banner: shell.banner !== undefined }, heading, guard, blocks])
}
