import fc from 'fast-check'
import { expect, test } from 'vitest'
import { exactMap, quoted } from './nginx-text'

/**
 * Parses a quoted string as nginx does: a backslash escapes a quote or a backslash, and changes the meaning of t, r and
 * n.
 */
function readByNginx(text: string): { value: string; rest: string } {
  const [, inner = '', rest = ''] = /^"((?:[^"\\]|\\.)*)"(.*)$/s.exec(text) ?? []
  return { value: inner.replace(/\\(["'\\])/g, '$1'), rest }
}

const printable = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index))
const writable = fc.string({ unit: fc.constantFrom(...printable.filter((character) => character !== '$'), '"', '\\') })

test('a text stays one string, whatever quotes and backslashes it holds', () => {
  fc.assert(
    fc.property(writable, (text) => {
      const { value, rest } = readByNginx(quoted(text))
      return value === text && rest === ''
    }),
  )
})

test('a text with a control character, a dollar sign or a letter beyond ASCII is refused wherever that stands', () => {
  const wrong = fc.constantFrom('$', '\n', '\r', '\t', '\u0000', '\u007f', 'ü', '\u2028', '😀')
  fc.assert(
    fc.property(writable, wrong, writable, (before, character, after) => {
      expect(() => quoted(before + character + after)).toThrow('cannot stand in an nginx configuration')
    }),
  )
})

test('a key that is a word of nginx’s own stays a key', () => {
  expect(
    exactMap('$host', 'brand', '-', [
      ['default', 'a'],
      ['include', 'b'],
      ['x.example', 'c'],
    ]),
  ).toBe('map $host $brand {\n    default "-";\n    \\default "a";\n    \\include "b";\n    "x.example" "c";\n}\n')
})

test.each(['~.*', '*.example', '.example', '\\default', '', '"', ' a', '; } server {'])('%j is no key', (key) => {
  expect(() => exactMap('$host', 'brand', '-', [[key, 'a']])).toThrow('cannot be a key')
})

test('a word or a key that nginx would not start with is refused', () => {
  expect(quoted('a'.repeat(3900))).toHaveLength(3902)
  expect(() => quoted('"'.repeat(2050))).toThrow('is too long for nginx: 2050 characters of 4090')
  const line = (key: string) => exactMap('$host', 'brand', '-', [[key, 'a']])
  expect(line('a'.repeat(480))).toContain('aaa')
  expect(() => line('a'.repeat(481))).toThrow('is too long for nginx')
})
