import { expect, it } from 'vitest'
import { isWithin, withdrawalFee } from './withdrawal-rules'

const zone = 'Asia/Ho_Chi_Minh'
/** An instant in a time zone of UTC+7. */
const at = (hour: number, minute: number) => Date.UTC(2026, 0, 1, hour - 7, minute)

it.each([
  [
    '00:00',
    '24:00',
    [
      [7, 0],
      [23, 59],
    ],
    [],
  ],
  [
    '09:00',
    '22:30',
    [
      [9, 0],
      [22, 29],
    ],
    [
      [8, 59],
      [22, 30],
    ],
  ],
  [
    '22:00',
    '06:00',
    [
      [22, 0],
      [7 - 2, 59],
    ],
    [
      [21, 59],
      [6, 0],
    ],
  ],
] as const)('from %s to %s', (from, to, within, outside) => {
  for (const [hour, minute] of within) expect(isWithin({ from, to }, zone, at(hour, minute))).toBe(true)
  for (const [hour, minute] of outside) expect(isWithin({ from, to }, zone, at(hour, minute))).toBe(false)
})

it('costs whole hundredths, rounded up', () => {
  expect([withdrawalFee(10_000_000), withdrawalFee(10_000_050), withdrawalFee(1)]).toEqual([50_000, 50_001, 1])
})
