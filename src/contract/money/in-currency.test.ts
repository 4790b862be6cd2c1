import fc from 'fast-check'
import { expect, it } from 'vitest'
import { inCurrency, unitsInCurrency } from './in-currency'

const of = (code: string, digits?: number) => ({ currency: { code, ...(digits !== undefined && { digits }) } })

it.each([
  ['VND', 0, [50_000, 20_000, 1000, 100]],
  ['IDR', 2, [50_000, 20_000, 1000, 100]],
  ['USD', 2, [10, 4, 0.2, 0.02]],
  ['EUR', undefined, [10, 4, 0.2, 0.02]],
  ['USD', 0, [10, 4, 1, 1]],
  ['JPY', 0, [1000, 400, 20, 2]],
  ['INR', 2, [1000, 400, 20, 2]],
  ['KRW', 0, [10_000, 4000, 200, 20]],
  ['PHP', 2, [500, 200, 10, 1]],
  ['THB', 2, [250, 100, 5, 0.5]],
  ['XAU', 0, [50_000, 20_000, 1000, 100]],
  ['XAU', 3, [10, 4, 0.2, 0.02]],
] as const)('gives 50,000, 20,000, 1000 and 100 dong in %s with %s decimals as %j', (code, digits, amounts) => {
  expect([50_000, 20_000, 1000, 100].map((dong) => unitsInCurrency(of(code, digits), dong))).toEqual(amounts)
})

it('gives sums of two figures', () => {
  expect([131_000, 2_854_500, 1900].map((dong) => unitsInCurrency(of('USD'), dong))).toEqual([26, 570, 0.38])
})

it('gives whole smallest units where it converts, never nothing for something, and nothing for nothing', () => {
  const codes = fc.constantFrom('USD', 'EUR', 'CNY', 'TWD', 'TRY', 'JPY', 'KRW', 'PKR', 'ILS')
  fc.assert(
    fc.property(codes, fc.constantFrom(0, 1, 2), fc.nat(1e13), (code, digits, hundredths) => {
      const amount = inCurrency(of(code, digits), hundredths)
      expect(Number.isSafeInteger(amount) && amount % 10 ** (2 - digits) === 0).toBe(true)
      expect(amount === 0).toBe(hundredths === 0)
    }),
  )
})

it('keeps what is less than something else from being more', () => {
  fc.assert(
    fc.property(fc.constantFrom('USD', 'JPY', 'VND'), fc.nat(1e12), fc.nat(1e12), (code, one, other) => {
      const [less, more] = one < other ? [one, other] : [other, one]
      expect(inCurrency(of(code), less)).toBeLessThanOrEqual(inCurrency(of(code), more))
    }),
  )
})
