import { expect, it } from 'vitest'
import { furtherLanguage, furtherLanguageMeant } from './further-language'

const items = {
  VI: { locale: 'vi-VN', label: 'Tiếng Việt' },
  TY: { locale: 'fil-PH', label: 'Filipino' },
  TE: { locale: 'te', label: 'తెలుగు' },
}

it.each([
  ['SV', 'sv', 'Svenska'],
  ['CS', 'cs', 'Čeština'],
  ['ET', 'et', 'Eesti'],
  ['KA', 'ka', 'ქართული'],
  ['SR', 'sr', 'Српски'],
  ['SV-FI', 'sv-FI', 'Svenska (Finland)'],
])('%s is the language %s, which calls itself %s', (code, locale, label) => {
  expect(furtherLanguage(code, items)).toEqual({ locale, label })
})

it.each([
  ['a code of no language', 'XX'],
  ['a language that is described', 'VI'],
  ['a language that is described under another code', 'FIL'],
  ['a language that is described for another country', 'VI-US'],
  ['the code of a country that has no language', 'DK'],
  ['the code of a country that few know for a language', 'EE'],
  ['a tag that another one has taken the place of', 'IW'],
  ['words', 'SWEDISH'],
])('takes no entry from %s: %s', (_, code) => {
  expect(furtherLanguage(code, items)).toBeUndefined()
})

it.each([
  ['SE', ['SV']],
  ['DK', ['DA']],
  ['EE', ['ET']],
  // Described, under a code of its own.
  ['PH', []],
  ['SV', []],
])('by %s as a country is meant %j', (code, meant) => {
  expect(furtherLanguageMeant(code, items)).toEqual(meant)
})
