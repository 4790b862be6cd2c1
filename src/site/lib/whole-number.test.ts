import { expect, it } from 'vitest'
import { pageNumber, wholeNumber } from './whole-number'

it.each([null, '', '0', '-1', '1.5', '1e21', 'Infinity', ' 2', '12345678901234567890'])(
  'takes no number from %o, and the first page',
  (text) => {
    expect(wholeNumber(text)).toBeUndefined()
    expect(pageNumber(text)).toBe(1)
  },
)

it('takes long numbers of lines, and no page that no list has', () => {
  expect(wholeNumber('123456789012345')).toBe(123_456_789_012_345)
  expect(pageNumber('12')).toBe(12)
  expect(pageNumber('123456789012')).toBe(1)
})
