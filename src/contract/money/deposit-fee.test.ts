import { expect, it } from 'vitest'
import { depositFee } from './deposit-fee'

it('is the share of the amount, rounded up, and the fixed part', () => {
  expect(depositFee({ rate: 0.015, fixed: 0 }, 20_000_000)).toBe(300_000)
  expect(depositFee({ rate: 0.015, fixed: 0 }, 10_000_001)).toBe(150_001)
  expect(depositFee({ rate: 0, fixed: 1_000_000 }, 20_000_000)).toBe(1_000_000)
  // A product of fractions would be a hair above 29, and be rounded to 30.
  expect(depositFee({ rate: 0.29, fixed: 1 }, 100)).toBe(30)
})
