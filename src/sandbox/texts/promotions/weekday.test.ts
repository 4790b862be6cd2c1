import { expect, it } from 'vitest'
import { weekdayName } from './weekday'

it.each([
  ['en', 'Friday', 'Sunday'],
  ['vi', 'thứ Sáu', 'chủ nhật'],
  ['fil', 'Biyernes', 'Linggo'],
] as const)('in %s days of the week are written as within a sentence', (spoken, fifth, seventh) => {
  expect([weekdayName(spoken, 5), weekdayName(spoken, 7)]).toEqual([fifth, seventh])
})
