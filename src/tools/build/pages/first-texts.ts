import type { Locale } from '@/contract/generated/merchant-types'
import { formKeys } from '@/contract/text/plural-form'
import { blockShows, frameShows, partTexts } from '@/contract/generated/text-parts'

/**
 * The texts that a page contains itself: those that prerendering its home page used, and those that the frame and the
 * blocks of home may need before the others are loaded, for instance when a call fails.
 */
export function firstTexts(texts: Locale, asked: ReadonlySet<string>, blocks: readonly string[]): Locale {
  const soon = blocks.flatMap((block) => [...(blockShows[block] ?? []), ...(partTexts[block] ?? [])])
  const keys = [...new Set([...asked, ...frameShows, ...soon])].sort().flatMap((key) => formsOf(texts, key))
  return Object.fromEntries(keys.flatMap((key) => (Object.hasOwn(texts, key) ? [[key, texts[key] ?? '']] : [])))
}

/** The key, or its plural forms if it has no text of its own. */
function formsOf(texts: Locale, key: string): string[] {
  return Object.hasOwn(texts, key) ? [key] : formKeys(key)
}
