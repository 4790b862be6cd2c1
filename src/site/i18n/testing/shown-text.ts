import type { Locale, TextKey } from '@/contract/generated/merchant-types'
import { formKeys } from '@/contract/text/plural-form'

/** Texts of the current story; only one is shown at a time. */
let shown: Locale = {}

/** Sets the texts that stories look for. */
export function setStoryTexts(texts: Locale): void {
  shown = texts
}

/**
 * Matches a text in the story's language and brand: the whole text, in any of its plural forms, with any values for its
 * parameters and links.
 */
export function shownText(key: TextKey): RegExp {
  const texts = [key, ...formKeys(key)].flatMap((each) => shown[each] ?? [])
  if (texts.length === 0) throw new Error(`the story's brand has no text ${key}`)
  return new RegExp(`^(?:${texts.map(patternOf).join('|')})$`)
}

function patternOf(text: string): string {
  const parts = text
    .replace(/<[^>]*>/g, '')
    .split(/\{\{[^}]*\}\}/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return parts.join('.*')
}
