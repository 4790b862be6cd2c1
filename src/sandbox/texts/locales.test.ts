import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { spoken as writtenIn } from '@/engine/checks/translation/written-letters'
import { serverLanguageOf, serverLanguages } from './spoken'
import { englishTexts } from './testing/english-texts'

const read = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>

/** The languages of the template that are not written in the code. */
const { languages } = read('merchants/base/site.json') as unknown as {
  languages: { items: Record<string, { locale: string }> }
}
const locales = Object.values(languages.items)
  .map(({ locale }) => locale)
  .filter((locale) => !/^(en|vi|fil)\b/.test(locale))

const english = englishTexts()

/** What a translation keeps of its English, so that it fills and is laid out alike. */
const marksOf = (text: string) => ({
  placeholders: [...new Set(text.match(/\{\{\w+\}\}/g) ?? [])].toSorted(),
  begins: /^(?:## |- )?/.exec(text)?.[0],
})

const spokenLocales = locales.filter((locale) => serverLanguageOf(locale) !== 'en')

it('the server speaks the languages of the template, and no others', () => {
  const tags = ['en', 'vi', 'fil', ...locales.map(serverLanguageOf)]
  expect(locales.filter((locale) => !spokenLocales.includes(locale))).toEqual([])
  expect([...tags].toSorted()).toEqual([...serverLanguages].toSorted())
})

describe.each(spokenLocales)('the texts of the server in %s', (locale) => {
  const texts = read(`src/sandbox/texts/locales/${serverLanguageOf(locale)}.json`)

  it('are all that there are in English, and no others', () => {
    expect(Object.keys(texts).filter((text) => !english.has(text))).toEqual([])
    expect([...english].filter((text) => !Object.hasOwn(texts, text))).toEqual([])
  })

  it('have the placeholders and the marks of English, and no blanks that nobody reads', () => {
    const other = Object.entries(texts).filter(
      ([source, text]) =>
        JSON.stringify(marksOf(text)) !== JSON.stringify(marksOf(source)) || /^\s|\s\s|\s$/.test(text),
    )
    expect(other).toEqual([])
  })

  it('are in the letters of the language, and none of several words is still English', () => {
    const letters = writtenIn(locale)
    const foreign = Object.values(texts).filter((text) =>
      letters?.foreignLetters.test(text.replaceAll(/\{\{\w+\}\}/g, '')),
    )
    expect(foreign).toEqual([])
    expect(Object.entries(texts).filter(([source, text]) => source === text && /\w+ \w+ \w+/.test(text))).toEqual([])
  })
})
