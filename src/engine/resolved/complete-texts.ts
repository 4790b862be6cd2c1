import type { Locale } from '@/contract/generated/merchant-types'
import { localeOf, type LayeredTexts } from '@/engine/merge/layered-texts'

const known = new WeakMap<LayeredTexts, Map<string, Locale>>()

/** All texts of a language, with a fallback to the default language, and then to any other that has the text. */
export function completeTexts(texts: LayeredTexts, language: string, defaultLanguage: string): Locale {
  const before = known.get(texts) ?? new Map<string, Locale>()
  known.set(texts, before)
  const fallback = before.get(defaultLanguage) ?? anyTexts(texts, defaultLanguage)
  before.set(defaultLanguage, fallback)
  return language === defaultLanguage ? fallback : { ...fallback, ...localeOf(texts, language) }
}

/** One text for each key: that of the default language if it has one. */
function anyTexts(texts: LayeredTexts, defaultLanguage: string): Locale {
  const others = texts.keys().filter((each) => each !== defaultLanguage)
  return Object.assign({}, ...[...others.reverse(), defaultLanguage].map((each) => localeOf(texts, each))) as Locale
}

/** The text that players of a language see, with the same fallback. */
export function textFor(
  texts: LayeredTexts,
  language: string,
  defaultLanguage: string,
  key: string,
): string | undefined {
  const own = texts.written(language, key) ?? texts.written(defaultLanguage, key)
  if (own !== undefined) return own
  const other = texts.keys().find((each) => texts.written(each, key) !== undefined)
  return other === undefined ? undefined : texts.written(other, key)
}
