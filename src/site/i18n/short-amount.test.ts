import { expect, it } from 'vitest'
import { shortAmount } from './short-amount'

const dong = { code: 'VND' }

it('is whole below a million', () => {
  expect(shortAmount('en', 999_999.99, dong)).toBe('₫999,999.99')
  expect(shortAmount('vi-VN', 0, { ...dong, digits: 0 })).toBe('0\u00a0₫')
})

it.each([
  ['en', 2_854_500, '₫2.85M'],
  ['fil-PH', 1_200_000_000, '₫1.2B'],
  ['vi-VN', 1_200_000_000, '1,2\u00a0T\u00a0₫'],
  ['vi-VN', 1_200_000_000_000, '1,2\u00a0NT\u00a0₫'],
])('is short from a million on: %s %d', (locale, amount, said) => expect(shortAmount(locale, amount, dong)).toBe(said))

it('never says more than there is', () => {
  expect(shortAmount('en', 1_999_999, dong)).toBe('₫1.99M')
  expect(shortAmount('en', -1_999_999, dong)).toBe('-₫1.99M')
})

it("stands after the merchant's own symbol", () =>
  expect(shortAmount('en', 1_200_000, { code: 'USD', symbol: '$' })).toBe('$1.2M'))
