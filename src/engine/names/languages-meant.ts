import { child, keysOf, type JsonValue } from '@/contract/json/json-value'
import { suggest } from './suggest'

/**
 * The languages of a brand that a code which is none of them may mean: the same code in another case, the language or
 * the country that it stands for elsewhere (`vn`, `tl`, `en-US`), or one that is misspelt. A code of another language of
 * the world is no slip: `TH` does not mean `TY`. `items` is the map of languages in site.json.
 */
export function languagesMeant(written: string, items: JsonValue | undefined): string[] {
  const codes = keysOf(items)
  const alike = codes.filter((code) => code.toLowerCase() === written.trim().toLowerCase())
  if (alike.length > 0) return alike
  const spoken = new Set(spokenIn(written))
  const same = codes.filter((code) => spoken.has(languageOf(child(child(items, code), 'locale')) ?? ''))
  if (same.length > 0) return same
  const isKnown = isLanguage(written) || isCountry(written)
  return suggest(written, codes).filter((code) => !isKnown || isOtherSlip(written.toUpperCase(), code))
}

/** Letters that are swapped, left out or doubled, in place of another letter. */
function isOtherSlip(written: string, code: string): boolean {
  return written.length !== code.length || [...written].sort().join('') === [...code].sort().join('')
}

/** Codes that are known for a country, although a language that few sites speak has the same. */
const rather: ReadonlySet<string> = new Set(['AE', 'BR', 'CO', 'DZ', 'EE', 'KR', 'LA', 'SA', 'SE', 'TN'])

/**
 * The language that a tag names, and the one that is spoken in the country of that code: `se` is Northern Sami, and
 * whoever writes it most often means Sweden's.
 */
export function spokenIn(written: string): string[] {
  const tag = written.trim().replaceAll('_', '-')
  const isOfCountry = isCountry(tag) && (!isLanguage(tag) || rather.has(tag.toUpperCase()))
  const country = isOfCountry ? localeOf(`und-${tag}`)?.maximize().language : undefined
  return [languageOf(tag), country].filter((each) => each !== undefined)
}

export function languageOf(tag: JsonValue | undefined): string | undefined {
  return typeof tag === 'string' ? localeOf(tag)?.language : undefined
}

function localeOf(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag)
  } catch {
    return undefined
  }
}

const languages = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })
const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

function isLanguage(code: string): boolean {
  return /^[a-z]{2,3}$/i.test(code) && languages.of(code.toLowerCase()) !== undefined
}

function isCountry(code: string): boolean {
  return /^[a-z]{2}$/i.test(code) && countries.of(code.toUpperCase()) !== undefined
}
