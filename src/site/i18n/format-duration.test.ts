import { expect, it } from 'vitest'
import { formatDuration, machineDuration } from './format-duration'

it.each([
  [0, 'en', '0 min'],
  [5, 'en', '5 min'],
  [65, 'en', '1 hr 5 min'],
  [120, 'en', '2 hr'],
  [65, 'vi-VN', '1 giờ 5 phút'],
])('says %i minutes in the units of %s, on one line', (minutes, locale, said) => {
  expect(formatDuration(minutes, locale)).toBe(said.replaceAll(' ', '\u00a0'))
})

it('says it for machines in minutes', () => {
  expect(machineDuration(65)).toBe('PT65M')
})
