import { describe, expect, it } from 'vitest'
import { formats } from './format'

describe('amounts', () => {
  it('have two decimals and thousands separators in the language in use', () => {
    expect(formats('en').amount(1234567.5, { code: 'VND' })).toBe('₫1,234,567.50')
    expect(formats('vi-VN').amount(1234567.5, { code: 'VND' })).toBe('1.234.567,50\u00a0₫')
  })
  it("stand after the merchant's own symbol where it has one", () =>
    expect(formats('en').amount(5, { code: 'USD', symbol: '$' })).toBe('$5.00'))
  it('have as many decimals as the merchant says', () => {
    expect(formats('vi-VN').amount(1234567.5, { code: 'VND', digits: 0 })).toBe('1.234.568\u00a0₫')
    expect(formats('fil-PH').amount(1234.5, { code: 'PHP', digits: 1 })).toBe('₱1,234.5')
  })
  it('of a promotion are written as in the title of the registration', () =>
    expect(formats('en').promotionAmount({ amount: 1000, currency: 'VND' })).toBe('1000VND'))
})
