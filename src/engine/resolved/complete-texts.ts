import type { Locale } from '@/contract/generated/merchant-types'
import { askedKey, pluralForm } from '@/contract/text/plural-form'
import { localeOf, type LayeredTexts } from '@/engine/merge/layered-texts'
import { withWholeWords } from './whole-words'

const known = new WeakMap<LayeredTexts, Map<string, Locale>>()

/** All texts of a language, with a fallback to the default language, and then to any other that has the text. */
export function completeTexts(texts: LayeredTexts, language: string, defaultLanguage: string): Locale {
  const before = known.get(texts) ?? new Map<string, Locale>()
  known.set(texts, before)
  const fallback = before.get(defaultLanguage) ?? anyTexts(texts, defaultLanguage)
  before.set(defaultLanguage, fallback)
  return language === defaultLanguage ? fallback : withTexts(fallback, wholeWords(localeOf(texts, language)))
}

/** One text for each key: that of the default language if it has one. */
function anyTexts(texts: LayeredTexts, defaultLanguage: string): Locale {
  const others = texts.keys().filter((each) => each !== defaultLanguage)
  return [...others.reverse(), defaultLanguage].map((each) => wholeWords(localeOf(texts, each))).reduce(withTexts, {})
}

const wholeWords = (texts: Locale): Locale =>
  Object.fromEntries(Object.entries(texts).map(([key, text = '']) => [key, withWholeWords(text)]))

/**
 * The texts of one language, and for what it lacks those of another. A text that counts comes from one language in all
 * of its forms: a language that has "other" lacks none.
 */
function withTexts(others: Locale, texts: Locale): Locale {
  const isText = (key: string) => Object.hasOwn(texts, key)
  const lacking = Object.entries(others).filter(([key]) => !pluralForm.test(key) || askedKey(key, isText) === key)
  return { ...Object.fromEntries(lacking), ...texts }
}

/** The text that players of a language see, with the same fallback. */
export function textFor(
  texts: LayeredTexts,
  language: string,
  defaultLanguage: string,
  key: string,
): string | undefined {
  const others = pluralForm.test(key) ? key.replace(pluralForm, '_other') : key
  const holder = [language, defaultLanguage, ...texts.keys()].find(
    (each) => texts.written(each, key) !== undefined || texts.written(each, others) !== undefined,
  )
  const text = holder === undefined ? undefined : texts.written(holder, key)
  return text === undefined ? undefined : withWholeWords(text)
}
