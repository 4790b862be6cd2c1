import { expect, it } from 'vitest'
import { checkDeposit } from './check-deposit'

const method = { min: 50_000, max: 500_000 }

it.each([
  ['', 'empty'],
  ['0', 'zero'],
  ['-5', 'negative'],
  ['1e9', 'unreadable'],
  ['60000.005', 'decimals'],
  ['49,999.99', 'least'],
  ['500,000.01', 'most'],
])('%j is not sent: %s', (amount, problem) => {
  expect(checkDeposit(amount, method, 'en', 2)).toEqual({ problem })
})

it('both limits are within', () => {
  expect(checkDeposit('50.000', method, 'vi', 2)).toEqual({
    hundredths: 5_000_000,
  })
  expect(checkDeposit('500,000', method, 'en', 2)).toEqual({
    hundredths: 50_000_000,
  })
})
