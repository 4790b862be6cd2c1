import fc from 'fast-check'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { currencyWords } from './currency-words'
import { parseAmount, printAmount } from './typed-amount'

const plain = (locale: string, decimals = 2) => ({ locale, decimals })

/** Every language of the catalogue, and some with other number formats. */
const { languages } = JSON.parse(readFileSync('merchants/base/site.json', 'utf8')) as {
  languages: { items: Record<string, { locale: string }> }
}
const catalogue = Object.values(languages.items).map(({ locale }) => locale)
const others = ['en-IN', 'hi-IN', 'de-CH', 'fr-FR', 'pl-PL', 'es-ES', 'pt-BR', 'ar-EG', 'fa-IR', 'bn-BD', 'th-TH', 'ja']
const locales = [...new Set([...catalogue, ...others])]

describe.each(locales)('in %s', (locale) => {
  const amounts = fc.oneof(fc.integer({ min: 0, max: 10 ** 15 - 1 }), fc.integer({ min: 0, max: 1_000_000 }))

  it('what is printed reads as the amount that it was made of', () => {
    fc.assert(
      fc.property(amounts, fc.boolean(), (hundredths, grouped) => {
        expect(parseAmount(printAmount(hundredths, locale, { grouped }), plain(locale))).toEqual({ hundredths })
      }),
    )
  })

  it('what is shown with its currency can be pasted', () => {
    fc.assert(
      fc.property(amounts, fc.constantFrom('VND', 'USD', 'PHP', 'THB'), (hundredths, currency) => {
        const style = { style: 'currency', currency, minimumFractionDigits: 2, maximumFractionDigits: 2 } as const
        const shown = new Intl.NumberFormat(locale, style).format(hundredths / 100)
        const units = currencyWords(locale, { code: currency })
        expect(parseAmount(`  ${shown}\n`, { ...plain(locale), units })).toEqual({ hundredths })
      }),
    )
  })

  it('reads whatever is typed without breaking', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const read = parseAmount(text, plain(locale))
        if ('hundredths' in read) expect(read.hundredths).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})

it.each([
  ['1,000', 'en', 100_000],
  ['1.000', 'vi-VN', 100_000],
  ['1.234.567,89', 'vi-VN', 123_456_789],
  ['1,5', 'en', 150],
  ['1.5', 'vi-VN', 150],
  ['.5', 'en', 50],
  ['١٢٣٫٥', 'en', 12_350],
  ['۱۲۳', 'vi-VN', 12_300],
  ['𝟗𝟎', 'en', 9000],
  ['₫ 500,000', 'en', 50_000_000],
  ['500.000 ₫', 'vi-VN', 50_000_000],
  ['Rs. 1,00,000', 'en-IN', 10_000_000],
  ['Rs.5', 'en-IN', 500],
  ['007', 'en', 700],
  ['0.01', 'en', 1],
  ['5,000,000,000', 'en', 500_000_000_000],
])('%s in %s is read', (text, locale, hundredths) => {
  const units = ['₫', 'Rs.']
  expect(parseAmount(text, { ...plain(locale), units })).toEqual({ hundredths })
})

it.each([
  ['', 'en', 'empty'],
  ['   ', 'en', 'empty'],
  ['ten', 'en', 'unreadable'],
  ['1e9', 'en', 'unreadable'],
  ['1,0000', 'en', 'unreadable'],
  ['1.000,5', 'en', 'unreadable'],
  ['1 2', 'en', 'unreadable'],
  ['1..2', 'en', 'unreadable'],
  ['-5', 'en', 'negative'],
  ['−5', 'en', 'negative'],
  ['1.005', 'en', 'decimals'],
  ['1.000', 'en', 'decimals'],
  ['1,000', 'vi-VN', 'decimals'],
  ['99999999999999', 'en', 'tooLarge'],
])('%j in %s is no amount', (text, locale, problem) => {
  expect(parseAmount(text, plain(locale))).toEqual({ problem })
})

it('takes as many decimals as the currency has, and no more than zeros behind them', () => {
  expect(parseAmount('12.50', plain('en', 0))).toEqual({ problem: 'decimals' })
  expect(parseAmount('12.00', plain('en', 0))).toEqual({ hundredths: 1200 })
  expect(parseAmount('12.5', plain('en', 1))).toEqual({ hundredths: 1250 })
})
