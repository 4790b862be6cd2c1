import { expect, it } from 'vitest'
import { checkPart } from './check-part'

it.each([
  ['', 'empty'],
  ['0', 'zero'],
  ['-5', 'negative'],
  ['1e9', 'unreadable'],
  ['5.005', 'decimals'],
  ['99,500', 'notPart'],
  ['1,000,000,000', 'notPart'],
])('%j is no part: %s', (amount, problem) => {
  expect(checkPart(amount, 99_500, { locale: 'en', decimals: 2 })).toEqual({ problem })
})

it('a cent is one, and a cent less than all', () => {
  expect(checkPart('0.01', 99_500, { locale: 'en', decimals: 2 })).toEqual({ hundredths: 1 })
  expect(checkPart('₫99.499,99', 99_500, { locale: 'vi', decimals: 2, units: ['₫'] })).toEqual({
    hundredths: 9_949_999,
  })
})
