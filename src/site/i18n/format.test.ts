import { describe, expect, it } from 'vitest'
import { formatTag } from '@/contract/formats/format-tag'
import { formats } from './format'
import { statementFormats } from './statement-formats'

describe('moments of a statement', () => {
  it('are told by the clocks of the merchant and the Gregorian calendar', () => {
    const { day, time, zone } = statementFormats(formatTag({ locale: 'th' }), 'Asia/Ho_Chi_Minh')
    expect(day('2026-11-21T17:00:00Z')).toContain('2026')
    expect(time('2026-11-21T17:00:00Z')).toBe('00:00:00')
    expect(zone(Date.parse('2026-11-21T17:00:00Z'))).toBe('GMT+7')
  })
})

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
  it('that are negative, or a change, have their sign before the symbol', () => {
    const own = { code: 'USD', symbol: '$' }
    expect(formats('en').amount(-1234.5, own)).toBe('-$1,234.50')
    expect(formats('en').change(0.01, own)).toBe('+$0.01')
    expect(formats('en').change(0, own)).toBe('$0.00')
    expect(formats('en').change(-5_000_000_000.01, { code: 'VND' })).toBe('-₫5,000,000,000.01')
    expect(formats('vi-VN').change(1250, { code: 'VND', digits: 0 })).toBe('+1.250\u00a0₫')
  })
  it('of a promotion are written as in the title of the registration', () =>
    expect(formats('en').promotionAmount({ amount: 1000, currency: 'VND' })).toBe('1000VND'))
})

it('reads figures left to right within a language that is not', () => {
  const dollars = { code: 'USD', digits: 0 } as const
  expect(formats('ar-u-nu-latn').change(59_500, dollars)).toBe('\u2066+59,500\u00a0US$\u2069')
  expect(formats('ur').change(-5, { code: 'USD', symbol: '$' })).toBe('\u2066-$5.00\u2069')
  expect(formats('th').change(-5, { code: 'USD', symbol: '$' })).toBe('-$5.00')
})
