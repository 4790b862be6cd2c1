import { expect, it } from 'vitest'
import { acme, checkBrand } from '@/engine/testing/write-merchants'

const found = (texts: Readonly<Record<string, string>>) =>
  checkBrand({ ...acme, 'locales/EN.json': texts }).diagnostics.filter(({ code }) => code === 'amount-word-wrong')

it.each([
  [{ 'amount.million': 'miljon=ten' }, /no word/],
  [{ 'amount.million': 'miljon=1000' }, /no word/],
  [{ 'amount.million': 'miljon=7' }, /no word/],
  [{ 'amount.million': '10=miljon' }, /no word/],
  [{ 'amount.million': 'miljon, miljoner=' }, /no word/],
  [{ 'amount.million': '1000000' }, /no word/],
  [{ 'amount.thousand': 'k; tusen' }, /commas part/],
  [{ 'amount.thousand': 'tusen, VND' }, /the currency/],
  [{ 'amount.thousand': 'tusen, ₫' }, /no word/],
  [{ 'amount.ten': 'tio=10' }, /no word/],
  [{ 'amount.number': 'två' }, /no word/],
  [{ 'amount.number': 'tusen=1000' }, /no word/],
  [{ 'amount.number': 'två=2, tre=3, två=3, fyra=4' }, /two numbers/],
  [{ 'amount.whole': 'hundra=100' }, /no word/],
  [{ 'amount.thousand': 'k…=10' }, /no word/],
  [{ 'amount.joint': 'och=1' }, /no word/],
])('%j is told, as money would be multiplied by it', (texts, message) => {
  const told = new Set(found(texts).map((each) => each.message))
  expect([...told]).toEqual([expect.stringMatching(message)])
})

it('a word with blanks around its sign is told with what was meant', () => {
  expect(found({ 'amount.million': 'm, miljon = 10' })[0]?.suggestions).toEqual(['m, miljon=10'])
})

it('a word of two lists is told in both', () => {
  expect(found({ 'amount.thousand': 'tusen, m', 'amount.million': 'm=10, mn' }).map(({ message }) => message)).toEqual([
    expect.stringMatching(/"m" stands in amount\.million too/),
    expect.stringMatching(/"m" stands in amount\.thousand too/),
  ])
})

it.each([
  { 'amount.million': 'tr…, mill., mio, 百万, 千万=10, 亿=100' },
  { 'amount.thousand': 'o‘n ming=10, h\u200cezar,,k' },
  { 'amount.million': 'm، mn、mio' },
  { 'amount.thousand': '千…, 万=10…' },
  { 'amount.joint': 'och, und…' },
  { 'amount.number': 'två=2, en halv=0.5, en och en halv=1.5, tvåhundra=200' },
  { 'amount.whole': 'tusen=1000, miljon=1000000' },
])('%j is right', (texts) => {
  expect(found(texts)).toEqual([])
})
