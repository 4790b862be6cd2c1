import type { ReferenceCheck } from '@/engine/checks/check-kinds'
import { child } from '@/contract/json/json-value'
import type { Finding } from '@/engine/finding/check'
import { memoiseByText } from '@/engine/memo/memoise-by-text'

export const localeInvalid: ReferenceCheck = {
  code: 'locale-invalid',
  severity: 'error',
  docs: {
    what: 'The locale is no BCP 47 language tag, names a language, a script or a region that there is not, the language again in the place of the country, or is written as it was once.',
    why: 'Numbers, dates and amounts are written by it; the browser would refuse to, or write them as its own language does.',
    bad: {
      'site.json':
        '{ "code": "acme", "extends": "base", "hosts": ["acme.test"], "languages": { "items": { "TY": { "locale": "fil-PH-US" } } } }',
    },
    good: {
      'site.json':
        '{ "code": "acme", "extends": "base", "hosts": ["acme.test"], "languages": { "items": { "TY": { "locale": "fil-PH" } } } }',
    },
  },
  refs: ['locale'],
  inspect: ({ value, parents }) => {
    const problems = problemsOf(value)
    const label = child(parents.at(-1), 'label')
    return problems.length > 0 || typeof label !== 'string' ? problems : countryFor(value, label)
  },
}

const expected = 'a BCP 47 language tag such as vi-VN'

type Problem = Pick<Finding, 'message' | 'expected' | 'suggestions'>

/** Brands share a few tags, and parsing one takes 0.02 ms. */
const problemsOf = memoiseByText((value): readonly Problem[] => {
  const locale = read(value)
  if (locale === undefined) return [{ message: `"${value}" is no language tag`, expected }]
  const [kind, code] = unknownPart(locale) ?? []
  if (kind !== undefined && code !== undefined)
    return [{ message: `there is no ${kind} "${code}"`, expected, suggestions: spokenIn(locale) }]
  const repeated = repeatedLanguage(locale)
  if (repeated !== undefined) return [{ ...repeated, expected }]
  // Deprecated tags, which browsers understand and screen readers may not: en-UK is en-GB, and tl is fil.
  const now = locale.toString()
  if (now.toLowerCase() === value.toLowerCase()) return []
  return [{ message: `"${value}" is written ${now} today`, expected: now, suggestions: [now] }]
})

function read(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag)
  } catch {
    return undefined
  }
}

const kinds = ['language', 'script', 'region'] as const
const names = new Map(kinds.map((type) => [type, new Intl.DisplayNames('en', { type, fallback: 'none' })]))

/** The first subtag that has no display name. */
function unknownPart(locale: Intl.Locale): [kind: string, code: string] | undefined {
  for (const kind of kinds) {
    const code = locale[kind]
    if (code !== undefined && names.get(kind)?.of(code) === undefined) return [kind, code]
  }
  return undefined
}

/** The language repeated in place of the country: VI is the U.S. Virgin Islands, and Vietnamese is vi-VN. */
function repeatedLanguage({ language, region }: Intl.Locale): { message: string; suggestions: string[] } | undefined {
  const home = read(language)?.maximize().region
  if (region?.toLowerCase() !== language || home === undefined || home === region) return undefined
  // A country of that code may speak it as well: pt-PT is the Portuguese of Portugal.
  if (read(`und-${region}`)?.maximize().language === language) return undefined
  const country = names.get('region')?.of(region)
  return { message: `${region} is ${country}, and no language`, suggestions: [`${language}-${home}`] }
}

/** The code of a country that is one of another language too: se is Northern Sami, and the language of Sweden is sv. */
function countryFor(value: string, label: string): readonly Problem[] {
  const language = /^[a-z]{2}$/i.test(value) ? read(`und-${value}`)?.maximize().language : undefined
  if (language === undefined || language === value.toLowerCase()) return []
  const own = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? ''
  if (own.toLowerCase() !== label.toLowerCase()) return []
  const name = names.get('language')?.of(value.toLowerCase())
  return [
    { message: `"${value}" is ${name}, and ${label} is "${language}"`, expected: language, suggestions: [language] },
  ]
}

/** A country in place of its language: vn-VN is vi-VN. */
function spokenIn({ language, region = language }: Intl.Locale): string[] {
  const place = read(`und-${region}`)
  const country = place?.region
  if (place === undefined || country === undefined || unknownPart(place) !== undefined) return []
  return [`${place.maximize().language}-${country}`]
}
