import { expect, it } from 'vitest'
import { checkAmount, limitOf, maxAmount } from './check-amount'

const english = { locale: 'en', decimals: 2 }
const terms = { available: 1_000_000.55, min: 50_000, max: 900_000, left: { amount: 800_000, times: 3 } }

it.each([
  ['', 'empty'],
  ['0', 'zero'],
  ['-60000', 'negative'],
  ['1e9', 'unreadable'],
  ['60000.005', 'decimals'],
  ['49,999.99', 'least'],
  ['900,000.01', 'most'],
  ['1,000,000,000', 'most'],
  ['99999999999999', 'tooLarge'],
  ['800,000.01', 'day'],
])('%j is not asked for: %s', (amount, problem) => {
  expect(checkAmount(amount, terms, english)).toEqual({ problem })
})

it('both limits are within, and what is not known is no limit', () => {
  const { min, max } = terms
  for (const amount of ['50,000', '900,000'])
    expect(checkAmount(amount, { min, max }, english)).toHaveProperty('hundredths')
  expect(maxAmount({ min, max }, 2)).toBe(90_000_000)
})

it('a problem names its limit', () => {
  const named = (['least', 'most', 'notEnough', 'day'] as const).map((problem) => limitOf(problem, terms))
  expect(named).toEqual([50_000, 900_000, 1_000_000.55, 800_000])
})

it('is no more than there is', () => {
  expect(checkAmount('60,000.01', { ...terms, available: 60_000 }, english)).toEqual({ problem: 'notEnough' })
})

it.each([
  ['50.000', 'vi', 5_000_000],
  ['60,000.5', 'en', 6_000_050],
  ['₫ 60,000', 'en', 6_000_000],
  ['60.000 VND', 'vi', 6_000_000],
  ['٦٠٠٠٠', 'en', 6_000_000],
  ['８00000', 'en', 80_000_000],
])('%j in %s is an amount', (amount, locale, hundredths) => {
  expect(checkAmount(amount, terms, { ...english, locale, units: ['₫', 'VND'] })).toEqual({ hundredths })
})

it('all is what every limit lets through, in what the currency has', () => {
  expect(maxAmount(terms, 2)).toBe(80_000_000)
  expect(maxAmount({ ...terms, available: 70_000.55 }, 2)).toBe(7_000_055)
  expect(maxAmount({ ...terms, available: 70_000.55 }, 0)).toBe(7_000_000)
  expect(maxAmount({ ...terms, available: 49_999.99 }, 2)).toBe(0)
})
