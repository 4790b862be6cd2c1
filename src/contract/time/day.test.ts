import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, dayIn, daysBetween, isDay, mondayOf, startOfDay } from './day'

const zones = [
  'UTC',
  'Asia/Ho_Chi_Minh',
  'Asia/Manila',
  'America/Havana',
  'Africa/Cairo',
  'Asia/Beirut',
  'Asia/Kathmandu',
]

describe('a day', () => {
  it.each(['2026-11-22', '2024-02-29', '1970-01-01'])('%s is one', (day) => expect(isDay(day)).toBe(true))
  it.each(['2026-02-30', '2026-13-01', '26-1-1', '', 'today', '2026-11-22T00:00'])('%s is none', (day) =>
    expect(isDay(day)).toBe(false),
  )

  it('is counted with both its ends', () => {
    expect(daysBetween('2026-11-16', '2026-11-22')).toBe(7)
    expect(daysBetween('2026-11-22', '2026-11-22')).toBe(1)
    expect(daysBetween('2026-11-22', '2026-11-21')).toBe(0)
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28')
    expect(addDays('2024-12-31', 1)).toBe('2025-01-01')
  })

  it.each(['2026-11-23', '2026-11-25', '2026-11-29'])('%s is in the week that begins on its Monday', (day) =>
    expect(mondayOf(day)).toBe('2026-11-23'),
  )

  it('begins where the clocks of its zone say so, midnight or not', () => {
    expect(new Date(startOfDay('Asia/Ho_Chi_Minh', '2026-11-22')).toISOString()).toBe('2026-11-21T17:00:00.000Z')
    // Clocks go from 0:00 to 1:00.
    expect(new Date(startOfDay('Africa/Cairo', '2024-04-26')).toISOString()).toBe('2024-04-25T22:00:00.000Z')
    expect(new Date(startOfDay('America/Havana', '2024-03-10')).toISOString()).toBe('2024-03-10T05:00:00.000Z')
  })

  it('begins at the first moment that falls on it, in every zone', () => {
    const days = fc.integer({ min: 0, max: 25_000 }).map((days) => addDays('1990-01-01', days))
    fc.assert(
      fc.property(fc.constantFrom(...zones), days, (zone, day) => {
        const start = startOfDay(zone, day)
        expect([dayIn(zone, start), dayIn(zone, start - 1)]).toEqual([day, addDays(day, -1)])
      }),
      { numRuns: 300 },
    )
  })
})
