import { expect, it } from 'vitest'
import { inEveryLanguage, recordedIn, said, serverLanguageOf, serverLanguages } from './spoken'

const draw = { en: 'Draw', fil: 'Tabla', vi: 'Hòa' }

it('a text that is written in a language is said as it is written', () => {
  expect(['en', 'fil', 'vi'].map((language) => said(draw, language))).toEqual(['Draw', 'Tabla', 'Hòa'])
})

it('a text in a language with a file is its English translated, with all that stands in it', () => {
  const article = { title: 'Terms', lines: ['Draw', 'Terms'] }
  const texts = { en: article, fil: article, vi: article }
  expect(said(texts, 'de')).toEqual({ title: 'Bedingungen', lines: ['Remis', 'Bedingungen'] })
  expect(said(texts, 'de')).toBe(said(texts, 'de'))
})

it('a text that a file lacks is said in English', () => {
  const texts = { en: 'Not in any file', fil: '', vi: '' }
  expect(said(texts, 'de')).toBe('Not in any file')
})

it.each([
  ['The VIP month', '\u200fVIP مہینہ'],
  ['Bank transfer', 'بینک ٹرانسفر'],
])('a page reads %s from the right in Urdu, also where a Latin word is first', (english, urdu) => {
  expect(said({ en: english, fil: '', vi: '' }, 'ur')).toBe(urdu)
})

it('a property that is called as a language is, such as the id of a promotion, is not taken for its text', () => {
  expect(said({ ...draw, id: 'first_deposit' }, 'id')).not.toBe('first_deposit')
})

it.each([
  ['pt-BR', 'pt-br'],
  ['pt-AO', 'pt'],
  ['zh-Hant-TW', 'zh-hant'],
  ['zh-HK', 'zh-hant'],
  ['zh-CN', 'zh-hans'],
  ['fil-PH', 'fil'],
  ['vi-VN', 'vi'],
  ['sv', 'en'],
])('a merchant whose language is %s is answered in %s', (locale, language) => {
  expect(serverLanguageOf(locale)).toBe(language)
})

it('a recorded text is read in each language, and in English in one that came later', () => {
  const recorded = inEveryLanguage((language) => said(draw, language))
  expect(Object.keys(recorded)).toEqual(serverLanguages)
  expect(recordedIn(recorded, 'fil')).toBe('Tabla')
  expect(recordedIn({ en: 'Draw', vi: 'Hòa' }, 'ar')).toBe('Draw')
})
