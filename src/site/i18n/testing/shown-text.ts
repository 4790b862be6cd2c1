import type { Locale, TextKey } from '@/contract/generated/merchant-types'

/** Texts of the current story; only one is shown at a time. */
let shown: Locale = {}

/** Sets the texts that stories look for. */
export function setStoryTexts(texts: Locale): void {
  shown = texts
}

/** Matches a text in the story's language and brand: the whole text, with any values for its parameters and links. */
export function shownText(key: TextKey): RegExp {
  const text = shown[key]
  if (text === undefined) throw new Error(`the story's brand has no text ${key}`)
  const parts = text
    .replace(/<[^>]*>/g, '')
    .split(/\{\{[^}]*\}\}/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('.*')}$`)
}
