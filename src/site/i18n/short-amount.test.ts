import { expect, it } from 'vitest'
import { shortAmount } from './short-amount'

const dong = { code: 'VND' }

it('is in full below a million', () => {
  expect(shortAmount('en', 999_999.99, dong)).toBe('₫999,999.99')
  expect(shortAmount('vi-VN', 0, { ...dong, digits: 0 })).toBe('0\u00a0₫')
})

it('has no decimals from a million on, so that a small bet changes it', () => {
  expect(shortAmount('en', 2_854_500, dong)).toBe('₫2,854,500')
  expect(shortAmount('en', 2_853_500, dong)).toBe('₫2,853,500')
  expect(shortAmount('vi-VN', 85_400_100.5, dong)).toBe('85.400.100\u00a0₫')
})

it.each([
  ['en', 285_401_000, '₫285.401M'],
  ['fil-PH', 1_200_000_000, '₫1.2B'],
  ['vi-VN', 1_200_000_000, '1,2\u00a0T\u00a0₫'],
  ['vi-VN', 1_200_000_000_000, '1,2\u00a0NT\u00a0₫'],
])('is short from a hundred million on: %s %d', (locale, amount, said) =>
  expect(shortAmount(locale, amount, dong)).toBe(said),
)

it('never says more than there is', () => {
  expect(shortAmount('en', 1_999_999.99, dong)).toBe('₫1,999,999')
  expect(shortAmount('en', 199_999_999, dong)).toBe('₫199.999M')
  expect(shortAmount('en', -199_999_999, dong)).toBe('-₫199.999M')
})

it("stands after the merchant's own symbol", () =>
  expect(shortAmount('en', 120_000_000, { code: 'USD', symbol: '$' })).toBe('$120M'))

it.each([
  ['en', 2_854_500, 'US$', '2,854,500'],
  ['en', 12_854_500, 'kr', '12,854,500'],
  ['ar', 2_854_500, 'US$', '2,854,500'],
  ['de', 2_854_500.99, 'US$', '2.854.500'],
  ['de', 2_854_500, '$', '$2.854.500'],
  ['my-u-nu-latn', 12_854_500, 'US$', '12,854,500'],
])('leaves its sign out where that is long: %s %d %s', (locale, amount, symbol, said) =>
  expect(shortAmount(locale, amount, { code: 'USD', symbol })).toBe(said),
)
