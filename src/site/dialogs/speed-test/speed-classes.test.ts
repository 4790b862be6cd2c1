import { describe, expect, it } from 'vitest'
import { displayedTime, speedClass } from './speed-classes'

describe('the displayed time', () => {
  it.each([
    [0, 20, 40],
    [99, 20, 40],
    [100, 40, 60],
    [199, 40, 60],
    [200, 60, 100],
    [399, 60, 100],
    [400, 100, 150],
    [9998, 100, 150],
  ])('of %i ms lies from %i to %i', (measured, least, most) => {
    expect(displayedTime(measured, () => 0)).toBe(least)
    expect(displayedTime(measured, () => 1)).toBe(most)
    expect(displayedTime(measured, () => 0.5)).toBe(Math.round((least + most) / 2))
  })

  it('of a ping that failed is 9999', () => expect(displayedTime(9999, () => 0)).toBe(9999))
})

it.each([
  [20, 'fast'],
  [80, 'fast'],
  [81, 'normal'],
  [150, 'normal'],
  [151, 'slow'],
  [9999, 'slow'],
] as const)('%i ms is %s', (displayed, expected) => expect(speedClass(displayed)).toBe(expected))
