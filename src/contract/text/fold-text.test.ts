import { describe, expect, it } from 'vitest'
import { foldText, containsWords, queryWords } from './fold-text'

describe('foldText', () => {
  it.each([
    ['Cá Chép Vàng', 'ca chep vang'],
    ['ĐÈN LỒNG', 'den long'],
    ['Piña Colada', 'pina colada'],
    ['Łódź Straße', 'lodz strasse'],
    ['İstanbul ılık', 'istanbul ilik'],
    ['  Nine Koi ', 'nine koi'],
    ['九鲤', '九鲤'],
    ['ＡＧ　１２', 'ag 12'],
    ['Oʻyin', 'oyin'],
    ['أَلْعَاب', 'العاب'],
    ['بکارا', 'بكارا'],
    ['کازینوی زنده', 'كازينوي زنده'],
    ['مـجـانـي', 'مجاني'],
    ['می‌خواهم', 'ميخواهم'],
    ['۱۲۳ ٤٥٦', '123 456'],
    ['स्लॉट ७', 'स्लॉट 7'],
    ['करोड़', 'करोड'],
    ['น้ำเต้า', 'น\u0e4dาเตา'],
    ['ဂိမ်း ၅', 'ဂိမ်း 5'],
  ])('takes the marks and the case of %s', (text, folded) => {
    expect(foldText(text)).toBe(folded)
    expect(foldText(folded)).toBe(folded)
  })
})

it.each([
  ['スロット', 'すろっと'],
  ['ｽﾛｯﾄ', 'スロット'],
  ['Sèvres', 'SEVRES'],
  ['ایران', 'إيران'],
  ['مكافأة', 'مكافاه'],
  ['İZMİR', 'izmir'],
  ['ISLAK', 'ıslak'],
  ['चुनौती', 'चुनौती'],
])('in %s search finds %s, which is the same word', (text, query) => {
  expect(containsWords(foldText(text), queryWords(query))).toBe(true)
})

it('a word is found while its last syllable is being typed', () => {
  expect(containsWords(foldText('박스'), queryWords('바'))).toBe(true)
})

it('words that differ in a vowel sign alone are others', () => {
  expect(foldText('သိန်း')).not.toBe(foldText('သန်း'))
})

describe('hasWords', () => {
  const folded = foldText('Rồng Vàng Núi Ngọc')
  it.each(['rong', 'VANG rồng', 'ngọc nui', 'on', '', '  '])('finds %j in it', (query) => {
    expect(containsWords(folded, queryWords(query))).toBe(true)
  })
  it.each(['koi', 'rong koi', '%', "'; DROP TABLE games"])('does not find %j in it', (query) => {
    expect(containsWords(folded, queryWords(query))).toBe(false)
  })
})
