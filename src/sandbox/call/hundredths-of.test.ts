import fc from 'fast-check'
import { expect, it } from 'vitest'
import { amountOf } from '@/contract/money/amount'
import { hundredthsOf } from './hundredths-of'

it.each([
  [0.01, 1],
  [0.29, 29],
  [1.1, 110],
  [-0.07, -7],
  [0, 0],
  [-0, 0],
  [4_294_967_296.99, 429_496_729_699],
  [5_000_000_000, 500_000_000_000],
])('%d is %d hundredths', (amount, hundredths) => {
  expect(hundredthsOf(amount)).toBe(hundredths)
})

it.each([0.001, 1.005, NaN, Infinity, 1e21, 1e14])('%d is no amount of money', (amount) => {
  expect(hundredthsOf(amount)).toBeUndefined()
})

it('an amount has the hundredths that it was made of', () => {
  fc.assert(
    fc.property(fc.integer({ min: -(10 ** 15 - 1), max: 10 ** 15 - 1 }), (hundredths) => {
      expect(hundredthsOf(amountOf(hundredths))).toBe(hundredths)
    }),
  )
})
