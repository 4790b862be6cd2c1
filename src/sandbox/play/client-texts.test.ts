import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { clientTexts } from './client-texts'

const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))

/** The languages of the template. */
const { languages } = read('merchants/base/site.json') as {
  languages: { items: Record<string, { locale: string; label: string }> }
}
const english = clientTexts('en').texts

/** What other languages say as English does: names, and words that they borrowed. */
const borrowed = new Set([
  ...['Auto play', 'Balance', 'Banker', 'Demo', 'Dragon', 'Draw', 'Home', 'Away', 'Player', 'Planet', 'Slip', 'Tiger'],
  ...['Digit {place}', 'Draw {issue}', 'Pot {amount}', 'Random {count}', 'Total {amount}', '{count} points'],
])

const placeholders = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).toSorted()

describe.each(Object.values(languages.items))('the texts of the games in $locale', ({ locale }) => {
  const spoken = clientTexts(locale)
  const { texts } = spoken

  it('are in the language', () => {
    expect(spoken.locale).toBe(locale)
    const untranslated = Object.entries(texts).filter(([name, text]) => text === english[name] && !borrowed.has(text))
    if (locale !== 'en') expect(untranslated).toEqual([])
  })

  it('have the names and the placeholders of English', () => {
    const found = Object.entries(texts).map(([name, text]) => [name, placeholders(text)])
    expect(found).toEqual(Object.entries(english).map(([name, text]) => [name, placeholders(text)]))
  })
})

it.each([
  ['pt-BR', 'Controles'],
  ['pt-AO', 'Controlos'],
  ['zh-HK', '操作'],
  ['es-MX', 'Controles'],
])('a locale without a file of its own, such as %s, takes the nearest one', (locale, controls) => {
  expect(clientTexts(locale)).toMatchObject({ locale, texts: { controls } })
})
