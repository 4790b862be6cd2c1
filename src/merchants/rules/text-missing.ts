import { isLocaleFile } from '@/merchants/config-files'
import type { Draft } from '@/merchants/draft'
import { suggest } from '@/merchants/suggest'
import type { ReferenceRule } from './rule'

export const textMissing: ReferenceRule = {
  code: 'text-missing',
  severity: 'error',
  docs: {
    what: 'A supported language has no text for this key.',
    why: 'Players would read the key instead of a text.',
    bad: { 'menus.json': '{ "side": { "items": { "home": { "label": "nav.hmoe" } } } }' },
    good: { 'menus.json': '{ "side": { "items": { "home": { "label": "nav.home" } } } }' },
  },
  refs: ['textKey'],
  check({ value }, draft) {
    return languagesWithTexts(draft)
      .filter((language) => !hasText(draft, language, value))
      .map((language) => ({
        message: `no text for "${value}" in ${language}`,
        expected: `a text in locales/${language}.json`,
        about: language,
        suggestions: suggest(value, Object.keys(draft.texts.get(language) ?? {})),
      }))
  },
}

/** Languages whose texts are known: a language without any file is another rule's matter. */
export function languagesWithTexts({ names, texts, unreadable }: Draft): string[] {
  const unknown = new Set([...unreadable].filter(isLocaleFile))
  return (names.languages ?? []).filter((each) => texts.has(each) && !unknown.has(`locales/${each}`))
}

/** Plural forms count: `points_other` is a text for `points`. */
export function hasText({ texts }: Draft, language: string, key: string): boolean {
  const known = texts.get(language) ?? {}
  return Object.hasOwn(known, key) || Object.hasOwn(known, `${key}_other`)
}
