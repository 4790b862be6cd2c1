import type { Draft } from '@/engine/merge/draft'
import { memoiseByDraft } from '@/engine/merge/memoise-by-draft'
import { suggest } from '@/engine/names/suggest'
import type { Finding } from '@/engine/finding/check'
import type { ReferenceCheck } from '@/engine/checks/check-kinds'

export const textMissing: ReferenceCheck = {
  code: 'text-missing',
  severity: 'error',
  docs: {
    what: 'No supported language has a text for this key.',
    why: 'Players would read the key instead of a text. A text that only some languages have is shown in one of these, which text-untranslated says.',
    bad: { 'menus.json': '{ "side": { "items": { "home": { "label": "nav.hmoe" } } } }' },
    good: { 'menus.json': '{ "side": { "items": { "home": { "label": "nav.home" } } } }' },
  },
  refs: ['textKey'],
  inspect({ value }, draft) {
    const languages = languagesWithTexts(draft)
    const isKnown = languages.length === 0 || languages.some((language) => hasText(draft, language, value))
    return isKnown ? [] : [problem(draft, value, languages)]
  },
}

function problem(
  { texts }: Draft,
  key: string,
  languages: readonly string[],
): Omit<Finding, 'path' | 'spot' | 'received'> {
  const known = new Set(languages.flatMap((language) => Object.keys(texts.get(language) ?? {})))
  return {
    message: `no text for "${key}" in ${languages.join(' and ')}`,
    expected: `a text in ${languages.map((language) => `locales/${language}.json`).join(' and ')}`,
    about: languages.join(' '),
    suggestions: suggest(key, known),
  }
}

/**
 * Languages that players can choose and whose texts are known; another check reports a language without any file.
 * Memoised, because it is needed for every text that a file names.
 */
export const languagesWithTexts = memoiseByDraft(({ names, texts, unreadable }): readonly string[] =>
  (names.offered ?? []).filter((each) => texts.has(each) && !unreadable.has(`locales/${each}`)),
)

/** Plural forms count: `points_other` is a text for `points`. */
export function hasText({ texts }: Pick<Draft, 'texts'>, language: string, key: string): boolean {
  return texts.text(language, key) !== undefined || texts.text(language, `${key}_other`) !== undefined
}
