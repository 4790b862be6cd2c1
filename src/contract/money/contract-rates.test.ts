import { expect, it } from 'vitest'
import { isAbove, rateIn } from './contract-rates'

const above = [
  { period: 'weekly', rate: 0.05 },
  { period: 'weekly', rate: 0.08 },
  { period: 'monthly', rate: 0.12 },
]

it('is the highest of a period, and nothing in a period without steps', () => {
  expect([rateIn(above, 'weekly'), rateIn(above, 'monthly'), rateIn(above, 'daily')]).toEqual([0.08, 0.12, 0])
})

it.each([
  ['the same', above, false],
  ['less in one period', [{ period: 'monthly', rate: 0.01 }], false],
  ['the higher rate of another period', [{ period: 'weekly', rate: 0.12 }], true],
  ['a period that the one above has not', [{ period: 'daily', rate: 0.01 }], true],
  ['nothing', [], false],
])('compares %s period by period', (_, steps, isHigher) => {
  expect(isAbove(steps, above)).toBe(isHigher)
})
