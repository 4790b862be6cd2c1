import { describe, expect, it } from 'vitest'
import { readableNumber, parseMobile, mobileNotations } from './parse-mobile'

const codes = ['+84', '+66', '+62', '+63', '+65', '+855', '+91', '+1']
const read = (text: string, chosen = '+84') => {
  const number = parseMobile(text, chosen, codes)
  return number && readableNumber(number).replaceAll('\u00a0', ' ')
}

describe('a mobile number', () => {
  it.each([
    '912345678',
    '0912345678',
    '0912 345 678',
    '0912-345-678',
    '0912.345.678',
    '(0912) 345 678',
    '+84912345678',
    '+84 912 345 678',
    '+84 (0)912 345 678',
    '0084912345678',
    '00 84 912 345 678',
    '84912345678',
    '84 0912 345 678',
    '\u202a+84 912\u00a0345\u2011678\u202c',
    '＋８４９１２３４５６７８',
    '84 912345678',
    '٠٩١٢ ٣٤٥ ٦٧٨',
    '+۸۴ ۹۱۲ ۳۴۵ ۶۷۸',
    '๐๙๑๒-๓๔๕-๖๗๘',
    '०९१२ ३४५ ६७८',
    'tel:+84912345678',
    'tel:+84-912-345-678',
    'https://wa.me/84912345678',
  ])('is one and the same however it is written: %s', (text) => {
    expect(read(text)).toBe('+84 912 345 678')
  })

  it.each([
    ['841234567', '+84', '+84 841 234 567'],
    ['0841234567', '+84', '+84 841 234 567'],
    ['9123456789', '+91', '+91 912 345 6789'],
    ['919123456789', '+91', '+91 912 345 6789'],
    ['91234567', '+65', '+65 9123 4567'],
    ['6591234567', '+65', '+65 9123 4567'],
    ['628123456789', '+62', '+62 812 345 6789'],
    ['9171234567', '+63', '+63 917 123 4567'],
  ])('that begins like its dialling code keeps these digits: %s beside %s', (text, chosen, number) => {
    expect(read(text, chosen)).toBe(number)
  })

  it('of another country brings its dialling code', () => {
    expect(read('+66 81 234 5678')).toBe('+66 812 345 678')
    expect(read('0066812345678')).toBe('+66 812 345 678')
    expect(read('00912345678')).toBe('+84 912 345 678')
  })

  it.each(['', 'abc', '0912x345', '+', '0', '00', '000', '+66', '+84 0', '+999123'])(
    'is not understood where there is none: "%s"',
    (text) => {
      expect(read(text)).toBeUndefined()
    },
  )

  it.each([
    '0912345678 0987654321',
    '0912345678/0987654321',
    '0912345678-0987654321',
    '0912345678\n0987654321',
    '09123456780987654321',
    '0912 345 678 0987 654 321',
    '0912 345 678 / 0987 654 321',
    '+84912345678 +84987654321',
  ])('is not two of them: %j', (text) => {
    expect(read(text)).toBeUndefined()
  })

  it('is offered to the rule as it was typed, without the 0 and with it', () => {
    const number = parseMobile('0912 345 678', '+84', codes)
    expect(number && mobileNotations(number)).toEqual(['0912345678', '912345678', '0912345678'])
  })

  it('is read before the dialling codes are there', () => {
    expect(parseMobile('0912 345 678', '', [])?.typed).toBe('0912345678')
  })
})
