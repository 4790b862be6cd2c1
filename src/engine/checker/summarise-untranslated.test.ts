import { expect, it } from 'vitest'
import { languageOfMany } from './summarise-untranslated'

it.each([
  ['16 texts have none in VI: players read them in another language', 'VI'],
  ['4 texts have none in PT-BR: players read them in another language', 'PT-BR'],
  ['no text for "nav.home" in VI: players read it in another language', undefined],
])('of "%s" the language is %s', (message, language) => {
  expect(languageOfMany(message)).toBe(language)
})
