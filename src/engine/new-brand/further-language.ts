import { child, keysOf, type JsonValue } from '@/contract/json/json-value'
import { languageOf, spokenIn } from '@/engine/names/languages-meant'

/** A language as `items` of site.json describes it. */
export interface DescribedLanguage {
  readonly locale: string
  readonly label: string
}

const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })

/**
 * The entry of a language that its template does not describe, by a code that is its tag: `SV`, `FR-CH`. Undefined where
 * no language has the code, where nothing is known of its numbers and dates, and where another code is likelier meant:
 * that of a language which the template describes, or of the one that is spoken in the country of that code. `items` is
 * the template's map of languages.
 */
export function furtherLanguage(code: string, items: JsonValue | undefined): DescribedLanguage | undefined {
  if (!/^[A-Z]{2,3}(-[A-Z]{2})?$/.test(code)) return undefined
  const [locale] = Intl.getCanonicalLocales(code)
  // What is another language's old tag (IW, now he) would not find back to its code.
  if (locale?.toUpperCase() !== code || names.of(locale) === undefined) return undefined
  if (Intl.DisplayNames.supportedLocalesOf(locale).length === 0) return undefined
  const described = keysOf(items).map((each) => languageOf(child(child(items, each), 'locale')))
  if (countryLanguage(code) !== undefined || described.includes(languageOf(locale))) return undefined
  return { locale, label: labelOf(locale) }
}

/** The code of the language that is meant by that of a country: `SV` for `SE`. */
export function furtherLanguageMeant(code: string, items: JsonValue | undefined): string[] {
  const meant = countryLanguage(code)?.toUpperCase()
  return meant === undefined || furtherLanguage(meant, items) === undefined ? [] : [meant]
}

function countryLanguage(code: string): string | undefined {
  return spokenIn(code).find((each) => each !== languageOf(code))
}

/** Its name in the language itself, as it begins a line of the language menu. */
function labelOf(locale: string): string {
  const [first = '', ...others] = new Intl.DisplayNames(locale, { type: 'language' }).of(locale) ?? locale
  // Georgian has capitals for words in capitals alone.
  const isLeft = /\p{Script=Georgian}/u.test(first)
  return (isLeft ? first : first.toLocaleUpperCase(locale)) + others.join('')
}
