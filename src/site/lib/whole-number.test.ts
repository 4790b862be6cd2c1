import { expect, it } from 'vitest'
import { parsePageNumber, parseWholeNumber } from './whole-number'

it.each([null, '', '0', '-1', '1.5', '1e21', 'Infinity', ' 2', '12345678901234567890'])(
  'takes no number from %o, and the first page',
  (text) => {
    expect(parseWholeNumber(text)).toBeUndefined()
    expect(parsePageNumber(text)).toBe(1)
  },
)

it('takes long numbers of lines, and no page that no list has', () => {
  expect(parseWholeNumber('123456789012345')).toBe(123_456_789_012_345)
  expect(parsePageNumber('12')).toBe(12)
  expect(parsePageNumber('123456789012')).toBe(1)
})
