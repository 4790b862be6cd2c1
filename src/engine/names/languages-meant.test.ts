import { expect, it } from 'vitest'
import { languagesMeant } from './languages-meant'

const items = {
  EN: { locale: 'en-GB', label: 'English' },
  TY: { locale: 'fil-PH', label: 'Filipino' },
  VI: { locale: 'vi-VN', label: 'Tiếng Việt' },
}

it.each([
  ['en', 'EN'],
  ['Vi ', 'VI'],
  ['vn', 'VI'],
  ['VN', 'VI'],
  ['vi-VN', 'VI'],
  ['vi_VN', 'VI'],
  ['ph', 'TY'],
  ['TL', 'TY'],
  ['fil', 'TY'],
  ['en-US', 'EN'],
  ['GB', 'EN'],
  ['NE', 'EN'],
  ['IV', 'VI'],
  ['TYY', 'TY'],
  ['TU', 'TY'],
])('%s means %s', (written, meant) => {
  expect(languagesMeant(written, items)).toEqual([meant])
})

it.each(['TH', 'ID', 'FR', 'ZH', 'zh-CN', 'JA', 'th-TH', 'KM', 'English', '', '-'])(
  '%j means none of them',
  (written) => {
    expect(languagesMeant(written, items)).toEqual([])
  },
)

it('a code of a language and of a country means the language, where many write it', () => {
  const spoken = { ES: { locale: 'es' }, AR: { locale: 'ar' }, PT: { locale: 'pt' }, LO: { locale: 'lo' } }
  // El Salvador, Mauritania; Brazil, Laos.
  expect(['SV', 'mr'].map((each) => languagesMeant(each, spoken))).toEqual([[], []])
  expect(['BR', 'LA'].map((each) => languagesMeant(each, spoken))).toEqual([['PT'], ['LO']])
})
