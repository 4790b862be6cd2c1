import { expect, it } from 'vitest'
import { brandLanguages, furtherLanguages, languageNotes } from './brand-languages'

const site = { languages: { items: { JA: { locale: 'ja', label: '日本語' }, EN: { locale: 'en', label: 'English' } } } }

it('describes the languages alone that the template does not', () => {
  expect(furtherLanguages(['SV', 'EN'], site)).toEqual({ SV: { locale: 'sv', label: 'Svenska' } })
  expect(brandLanguages(['SV', 'EN'], site)).toEqual([
    { code: 'SV', tag: 'sv' },
    { code: 'EN', tag: 'en' },
  ])
})

it('says what is to be translated, and which languages have no font and why', () => {
  const notes = languageNotes('acme', brandLanguages(['EN', 'EL', 'JA'], site), ['EL'])
  expect(notes).toEqual([
    expect.stringContaining('"merchant -- texts acme --export el.xliff"'),
    expect.stringMatching(/^JA: .* too large to load$/),
    expect.stringMatching(/^EL: .*"Letters of a language" in merchants\/README.md/),
  ])
})
