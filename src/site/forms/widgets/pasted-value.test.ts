import { beforeAll, expect, it } from 'vitest'
import { keepMatch } from '@/contract/field-rules/pattern/matches'
import type { Limits } from '@/site/forms/state/form-shape'
import { pastedValue, type ValueKind } from './pasted-value'

const phone = { pattern: '^0\\d{9,10}$' }
const digits = { pattern: '^\\d+$', minLength: 6, maxLength: 19 }
const card = { pattern: '^\\d{12}$' }
const name = { pattern: "^[A-Za-zÀ-ỹ' ]+$", maxLength: 50 }
const id = { pattern: '^[a-z0-9]{4,15}$' }

const samples: readonly (readonly [text: string, kind: ValueKind, limits: Limits, value: string])[] = [
  ['0912345678', 'number', phone, '0912345678'],
  ['091 234 5678', 'number', phone, '0912345678'],
  ['0912.345.678', 'number', phone, '0912345678'],
  ['(091) 234-5678', 'number', phone, '0912345678'],
  ['+84912345678', 'number', phone, '0912345678'],
  ['+84 91 234 56 78', 'number', phone, '0912345678'],
  ['+84 (0)91 234 56 78', 'number', phone, '0912345678'],
  ['0084-912-345-678', 'number', phone, '0912345678'],
  ['+63 917 123 4567', 'number', phone, '09171234567'],
  ['０９１２３４５６７８', 'number', phone, '0912345678'],
  ['\u202a+84 912 345 678\u202c', 'number', phone, '0912345678'],
  ['0912\u00a0345\u2009678', 'number', phone, '0912345678'],
  ['0912–345–678', 'number', phone, '0912345678'],
  ['٠٩١٢٣٤٥٦٧٨', 'number', phone, '0912345678'],
  ['+84912345678', 'number', { pattern: '^\\+84\\d{9}$' }, '+84912345678'],
  ['+84 912 345 678', 'number', { pattern: '^84\\d{9}$' }, '84912345678'],
  ['+84 912 345 678', 'number', { pattern: '^\\d{9}$' }, '912345678'],
  ['+84 912 345 678', 'number', {}, '+84912345678'],
  ['9704 3600 1234 5678', 'words', digits, '9704360012345678'],
  ['9704-3600-1234-5678', 'words', digits, '9704360012345678'],
  ['001 099 012 345', 'words', card, '001099012345'],
  ['００１０９９０１２３４５', 'words', card, '001099012345'],
  ['AB-12 34', 'words', { pattern: '^[A-Z0-9]{6}$' }, 'AB1234'],
  ['AB-12 34', 'words', { pattern: '^[A-Z0-9 -]+$' }, 'AB-12 34'],
  ['O’Brien', 'words', name, "O'Brien"],
  ['O’Brien', 'words', { maxLength: 20 }, 'O’Brien'],
  ['Nguye\u0302\u0303n Va\u0306n A', 'words', name, 'Nguyễn Văn A'],
  ['Tra\u0302\u0300n\u00a0Thi\u0323  Ba', 'words', name, 'Trần Thị Ba'],
  ['\u200eAnna\u200f', 'words', name, 'Anna'],
  ['می\u200cخواهم', 'words', {}, 'می\u200cخواهم'],
  ['ｐｌａｙｅｒ１', 'words', id, 'player1'],
  ['123 456', 'code', {}, '123456'],
  ['123-456', 'code', {}, '123456'],
  ['１２３４５６', 'code', {}, '123456'],
  [' 123456\n', 'code', { pattern: '^\\d{6}$' }, '123456'],
  ['ab 12', 'code', {}, 'ab12'],
  ['not a number', 'number', phone, 'not a number'],
  ['golden dragon', 'words', id, 'golden dragon'],
  ['84 901234567', 'number', phone, '0901234567'],
  ['84901234567', 'number', phone, '0901234567'],
  ['84 901 234 567', 'number', { pattern: '^84\\d{9}$' }, '84901234567'],
  ['63 917 123 4567', 'number', phone, '09171234567'],
  ['84 901234567', 'number', {}, '84901234567'],
  ['84901234567', 'words', { pattern: '^\\d{10}$' }, '84901234567'],
  ['tel:+84912345678', 'number', phone, '0912345678'],
  ['TEL:0912-345-678', 'number', phone, '0912345678'],
  ['https://wa.me/84912345678', 'number', phone, '0912345678'],
  ['https://zalo.me/0912345678', 'number', phone, '0912345678'],
  ['tel:+84912345678', 'number', {}, '+84912345678'],
  ['tel:help', 'words', {}, 'tel:help'],
  ['0912345678 0987654321', 'number', phone, '0912345678 0987654321'],
  ['0912345678/0987654321', 'number', phone, '0912345678/0987654321'],
  ['0912345678 0987654321', 'number', {}, '0912345678 0987654321'],
  ['0912345678/0987654321', 'number', {}, '0912345678/0987654321'],
  ['0912 345 678/0987 654 321', 'number', digits, '0912 345 678/0987 654 321'],
  ['0912345678 - 0987654321', 'number', digits, '0912345678 - 0987654321'],
  ['+84912345678+84987654321', 'number', {}, '+84912345678+84987654321'],
  ['091234567 098765432', 'words', digits, '091234567 098765432'],
  ['12345678, 87654321', 'words', digits, '12345678, 87654321'],
  ['0912 345 678 0987 654 321', 'number', {}, '0912 345 678 0987 654 321'],
  ['9704 3600 1234 5678 901', 'words', digits, '9704360012345678901'],
  ['970436 0012345678', 'words', digits, '9704360012345678'],
  ['0171/1234567', 'number', { pattern: '^\\d{11}$' }, '01711234567'],
  ['Nguyễn  Văn   A', 'words', name, 'Nguyễn Văn A'],
  ['Juan \t de la  Cruz', 'words', name, 'Juan de la Cruz'],
  ['G-123456', 'sent', {}, '123456'],
  ['G-123456', 'sent', { pattern: '^\\d{6}$' }, '123456'],
  ['G-123456', 'code', {}, 'G123456'],
  ['Your code is 123456', 'sent', {}, '123456'],
  ['Your code is 123 456.', 'sent', { pattern: '^\\d{6}$' }, '123456'],
  ['123456 is your code. 123456 ends in 10 minutes.', 'sent', {}, '123456'],
  ['Mã xác thực: 123456', 'sent', {}, '123456'],
  ['Ang code mo ay 1234', 'sent', {}, '1234'],
  ['<#> Your code: 123-456 FA+9qCX9VSu', 'sent', {}, '123456'],
  ['１２３４５６', 'sent', {}, '123456'],
  ['123 456', 'sent', {}, '123456'],
  ['Code 123456, hotline 19001234', 'sent', { pattern: '^\\d{6}$' }, 'Code 123456, hotline 19001234'],
  ['me@example.com', 'words', { pattern: '^\\S+@\\S+$' }, 'me@example.com'],
]

// Rules are normalised when they arrive, which keeps how each pattern is matched.
beforeAll(() => {
  for (const [, , { pattern }] of samples)
    if (pattern !== undefined) keepMatch(pattern, (value) => new RegExp(pattern, 'u').test(value))
})

it.each(samples)('%j as %s is what the field holds', (text, kind, limits, value) => {
  expect(pastedValue(text, limits, kind)).toBe(value)
})

it('is settled: a value read again is the same', () => {
  for (const [text, kind, limits] of samples) {
    const value = pastedValue(text, limits, kind)
    expect(pastedValue(value, limits, kind)).toBe(value)
  }
})
