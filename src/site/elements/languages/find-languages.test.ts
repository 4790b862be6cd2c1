import { expect, it } from 'vitest'
import { findLanguages } from './find-languages'
import { likelyFirst } from './likely-languages'

const languages = [
  { code: 'EN', locale: 'en', label: 'English' },
  { code: 'CN', locale: 'zh-Hans-CN', label: '简体中文' },
  { code: 'TW', locale: 'zh-Hant-TW', label: '繁體中文' },
  { code: 'VI', locale: 'vi-VN', label: 'Tiếng Việt' },
  { code: 'TY', locale: 'fil-PH', label: 'Filipino' },
  { code: 'AR', locale: 'ar', label: 'العربية' },
  { code: 'UZ', locale: 'uz', label: 'O‘zbekcha' },
]
const codes = (found: readonly { code: string }[]) => found.map(({ code }) => code)

it('puts the current language first, then those of the browser, and the others as they are', () => {
  expect(codes(likelyFirst(languages, 'AR', ['tl', 'zh-HK', 'ar-EG', 'xx-', 'vi']))).toEqual([
    ...['AR', 'TY', 'TW', 'VI'],
    ...['EN', 'CN', 'UZ'],
  ])
})

it.each([
  ['', ['EN', 'CN', 'TW', 'VI', 'TY', 'AR', 'UZ']],
  ['tieng viet', ['VI']],
  ['chinese', ['CN', 'TW']],
  ['中文', ['CN', 'TW']],
  ['arab', ['AR']],
  ['عربي', ['AR']],
  ['fil', ['TY']],
  ['vietnamien', ['VI']],
  ['uz', ['UZ']],
  ['klingon', []],
])('finds a language by what people call it: "%s"', (query, found) => {
  expect(codes(findLanguages(languages, query, 'fr'))).toEqual(found)
})
