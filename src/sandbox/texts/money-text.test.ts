import { expect, it } from 'vitest'
import { figureTexts } from '@/sandbox/texts/promotions/promotion-article'
import { moneyText } from './money-text'

it('an amount is read left to right in a sentence of a right-to-left language', () => {
  const ofDollars = { currency: { code: 'USD' } }
  expect(moneyText(ofDollars, 'en', 1050)).toBe('$10.50')
  expect(moneyText(ofDollars, 'ar', 100000)).toBe('\u20661,000\u00a0US$\u2069')
  expect(moneyText({ currency: { code: 'VND', symbol: '₫' } }, 'ar', 100000)).toBe('\u2066₫1,000\u2069')
})

it('a share likewise', () => {
  expect(figureTexts({ currency: { code: 'USD' } }, 'ar').percent(1)).toBe('\u2066100%\u2069')
})
