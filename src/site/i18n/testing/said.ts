import type { Locale, TextKey } from '@/contract/generated/merchant-types'

/** Texts of the story that is shown, which is one at a time. */
let shown: Locale = {}

/** From now on stories are asked for these words. */
export function sayIn(texts: Locale): void {
  shown = texts
}

/** What a text says in the language and the brand that a story is shown in: its whole, whatever is filled in or leads elsewhere. */
export function said(key: TextKey): RegExp {
  const text = shown[key]
  if (text === undefined) throw new Error(`the story's brand has no text ${key}`)
  const parts = text
    .replace(/<[^>]*>/g, '')
    .split(/\{\{[^}]*\}\}/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('.*')}$`)
}
