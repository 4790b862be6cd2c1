import { expect, it } from 'vitest'
import { formatTag } from './format-tag'
import { dateFormat, numberFormat } from './formatters'
import { tabledLanguage } from './table-language'

it('dates are Gregorian and digits Latin, whatever the language has of its own', () => {
  const [thai, persian, bengali] = ['th', 'fa', 'bn'].map((locale) => formatTag({ locale }))
  expect(thai).toBe('th-u-ca-gregory-nu-latn')
  expect(dateFormat(thai!, 'date', 'UTC').format(0)).toBe('1 ม.ค. 1970')
  expect(dateFormat(persian!, 'date', 'UTC').format(0)).toBe('1 ژانویه 1970')
  expect(numberFormat(bengali!).format(1_234_567)).toBe('12,34,567')
})

it('what a locale says of its own digits gives way to what its entry says', () => {
  expect(formatTag({ locale: 'ar-EG-u-nu-arab' })).toBe('ar-EG-u-ca-gregory-nu-latn')
})

it('a language may name its own calendar and digits', () => {
  const thai = formatTag({ locale: 'th', calendar: 'buddhist', digits: 'thai' })
  expect(dateFormat(thai, 'date', 'UTC').format(0)).toBe('๑ ม.ค. ๒๕๑๓')
  expect(numberFormat(formatTag({ locale: 'bn', digits: 'beng' })).format(1_234_567)).toBe('১২,৩৪,৫৬৭')
})

it('a language that browsers lack is known by its tag, whatever the country, in its usual script', () => {
  const languages = ['my', 'kk-KZ', 'uz-Latn-UZ', 'ne-IN-u-nu-latn', 'uz-Cyrl', 'en', 'vi-VN'].map(tabledLanguage)
  expect(languages).toEqual(['my', 'kk', 'uz', 'ne', undefined, undefined, undefined])
})
