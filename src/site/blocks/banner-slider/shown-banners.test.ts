import { expect, it } from 'vitest'
import { isInSeason } from './shown-banners'

const [from, until] = ['2027-02-01T00:00:00+07:00', '2027-02-15T00:00:00+07:00']

it.each([
  ['no dates', {}, '2027-01-01T00:00:00Z', true],
  ['before its first moment', { from }, '2027-01-31T16:59:59Z', false],
  ['at its first moment, in its time zone', { from, until }, '2027-01-31T17:00:00Z', true],
  ['at its last moment', { from, until }, '2027-02-14T16:59:59Z', true],
  ['when it is over', { until }, '2027-02-14T17:00:00Z', false],
])('a banner with %s', (_, dates, now, isShown) => {
  expect(isInSeason(dates, Date.parse(now))).toBe(isShown)
})

it('leaves a banner with dates out of a page that is rendered in advance', () => {
  expect([isInSeason({}, undefined), isInSeason({ from }, undefined)]).toEqual([true, false])
})
