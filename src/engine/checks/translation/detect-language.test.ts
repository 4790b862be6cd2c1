import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { JsonObject } from '@/contract/json/json-value'
import { otherLanguage } from './detect-language'

const read = (path: string) => JSON.parse(readFileSync(`merchants/base/${path}`, 'utf8')) as JsonObject
const { languages } = read('site.json') as unknown as { languages: { items: Record<string, { locale: string }> } }
const catalogue = Object.entries(languages.items).map(([code, { locale }]) => {
  return [code, locale, read(`locales/${code}.json`)] as const
})

it.each(catalogue)('texts of %s are in no other language', (_, locale, texts) => {
  expect(otherLanguage(texts, locale)).toBeUndefined()
})

it.each(catalogue)('texts of %s are told in the file of another language', (code, own, texts) => {
  const script = (locale: string) => new Intl.Locale(locale).maximize().script
  const untold = catalogue.filter(([other, locale]) => {
    const isToldElsewhere = code === 'EN' || (script(own) === 'Latn' && script(locale) !== 'Latn')
    return other !== code && !isToldElsewhere && otherLanguage(texts, locale) === undefined
  })
  expect(untold.map(([other]) => other)).toEqual([])
})

it.each(catalogue)('parts of %s are in no other language', (_, locale, texts) => {
  const keys = Object.keys(texts)
  const parts = Array.from({ length: 20 }, (__, at) => keys.slice(at * 50, at * 50 + 50))
  const told = parts.map((part) =>
    otherLanguage(Object.fromEntries(part.map((key) => [key, texts[key] ?? ''])), locale),
  )
  expect(told.filter((each) => each !== undefined)).toEqual([])
})

it.each(['sv', 'el', 'he', 'nb'])('a file in %s, which the template has not, is not judged', (locale) => {
  for (const [, , texts] of catalogue) expect(otherLanguage(texts, locale)).toBeUndefined()
})
