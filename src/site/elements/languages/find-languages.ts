import { namesOfLanguages } from '@/contract/formats/language-names'
import { containsWords, foldText, queryWords } from '@/contract/text/fold-text'
import type { NamedLanguage } from './likely-languages'

/** The languages whose own name, English name, name in the current language, code or tag has the words of the query. */
export function findLanguages<Language extends NamedLanguage>(
  languages: readonly Language[],
  query: string,
  formatTag: string,
): readonly Language[] {
  const words = queryWords(query)
  if (words.length === 0) return languages
  const names = namesOfLanguages(formatTag)
  return languages.filter(({ code, locale = code, label = '' }) =>
    containsWords(foldText([label, code, locale, ...names(locale)].join(' ')), words),
  )
}
