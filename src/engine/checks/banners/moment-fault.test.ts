import { expect, it } from 'vitest'
import { momentFault } from './moment-fault'

it.each([
  ['2026-13-01T00:00:00Z', 'there is no month 13'],
  ['2026-00-01T00:00:00Z', 'there is no month 00'],
  ['2026-01-32T00:00:00Z', 'there is no day 32'],
  ['2026-01-01T24:00:00Z', 'there is no hour 24'],
  ['2026-01-01T23:60:00Z', 'there is no minute 60'],
  ['2026-01-01T23:00:60Z', 'there is no second 60'],
  ['2026-01-01', 'the time of the day is missing: T00:00:00+07:00 behind it'],
  ['2026-01-01T10:00', 'the time zone is missing: +07:00 behind it, for example, or Z'],
  ['01/11/2026', 'a day is written from the year to the day: 2027-02-01'],
  ['1.11.2026 10:00', 'a day is written from the year to the day: 2027-02-01'],
  ['tomorrow', undefined],
])('%s: %s', (written, fault) => {
  expect(momentFault(written)).toBe(fault)
})
