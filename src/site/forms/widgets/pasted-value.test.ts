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
  ['Tra\u0302\u0300n\u00a0Thi\u0323  Ba', 'words', name, 'Trần Thị  Ba'],
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
