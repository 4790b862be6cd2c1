import { expect, it } from 'vitest'
import { plainMessage, plainStack } from './plain-text'
import { reportOf } from './report-of'

it.each([
  [`can't convert 'Smith' to a number`, `can't convert "…" to a number`],
  [`'O'Smith' is not "Ann Smith"`, `"…" is not "…"`],
  [`"Smith said "no" to it`, `"…" to it`],
  [`Unexpected token 'S', "{"name":Smith, "age":33}" is not valid JSON`, `Unexpected token "…", "…" is not valid JSON`],
  [`Unexpected token 'S', ..."name":Smith"... is not valid JSON`, `Unexpected token "…", ..."…"... is not valid JSON`],
  ['no player “Ann Smith”', 'no player "…"'],
  ['aucun « Ann Smith »', 'aucun "…"'],
  ['kein „Smith“', 'kein "…"'],
  ['`Smith', '"…"'],
  [`failed: https://a.example/p?name=O'Smith)x`, 'failed: https://a.example/p?…'],
  ['failed: https://a.example/p#token=Smith&a', 'failed: https://a.example/p#…'],
  ['no ann.smith@mail.example', 'no …'],
  ['no /users/ann.smith%40mail.example', 'no …'],
  ['call +84 (90) 123-45-67 or ٠٩٠١٢٣٤', 'call … or …'],
  ['bearer eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NSJ9x', 'bearer ….…'],
  ['id 550e8400-e29b-41d4-a716-446655440000', 'id …'],
])('of %j the report says %j', (message, plain) => {
  expect(plainMessage(message)).toBe(plain)
})

it.each([
  'Cannot read properties of undefined (reading "…")',
  `can't access property "…", x is undefined`,
  'Failed to fetch dynamically imported module: https://a.example/assets/promotion-detail-B4f9Xk2a.js',
  'ResizeObserver loop completed with undelivered notifications.',
])('a message without a person stays: %s', (message) => {
  expect(plainMessage(message)).toBe(message)
})

it('a message of any length is read at once', () => {
  const began = performance.now()
  for (const piece of ['"', "'a ", '@', '?', '1 ', 'a1', '“'])
    expect(plainMessage(piece.repeat(500_000)).length).toBeLessThan(201)
  expect(performance.now() - began).toBeLessThan(2000)
})

it('a stack loses the message before it and every query, whatever stands in that', () => {
  const message = 'no such time: smith:12:34 of https://a.example/x?name=smith:1:2'
  const stack = `Error: ${message}\n    at a (https://a.example/a.js?next=https://b.example/smith:1:20)\n    at https://a.example/b.js#smith:3:4`
  expect(plainStack(stack, message)).toBe('https://a.example/a.js:1:20\nhttps://a.example/b.js:3:4')
})

it('an error whose name and message are no texts is reported without them', () => {
  const error = Object.assign(new Error('x'), { name: { first: 'Ann' }, message: ['Smith'], stack: 7 })
  expect(reportOf(['errors', 'page', error])?.attributes).toEqual({
    'exception.type': '',
    'exception.message': '',
    'livery.part': 'page',
  })
  const named = Object.assign(new Error('x'), { name: 'player "Smith"' })
  expect(reportOf(['errors', 'page', named])?.attributes['exception.type']).toBe('player "…"')
})
