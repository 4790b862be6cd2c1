import { afterEach, expect, it, vi } from 'vitest'
import { isRestOfDay, restForDay } from './rest-of-day'

afterEach(() => vi.useRealTimers())

it('lasts until the day is over, for that customer alone', () => {
  vi.useFakeTimers({ now: new Date(2026, 0, 31, 23, 59) })
  restForDay('7')
  expect(isRestOfDay('7')).toBe(true)
  expect(isRestOfDay('8')).toBe(false)
  vi.setSystemTime(new Date(2026, 1, 1, 0, 0))
  expect(isRestOfDay('7')).toBe(false)
})
