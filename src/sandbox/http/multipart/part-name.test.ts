import { expect, it } from 'vitest'
import { partName } from './part-name'

it.each([
  ['form-data; name=a', 'a'],
  ['form-data; name="a b" ; filename="c" ;  ', 'a b'],
  ['form-data; name=a;', 'a'],
  ['form-data; name=a ;; ', undefined],
  ['form-data; name=a b', undefined],
])('reads %j', (header, name) => {
  expect(partName([header])).toBe(name)
})

/** As many as the parser takes in the headers of a part. */
const most = 80_000
const blanks = ' '.repeat(most)

it.each([
  ['blanks', `form-data; name=a${blanks}x`],
  ['blanks and a semicolon', `form-data; name=a${blanks};${blanks}x`],
  ['blanks between parameters', `form-data${`;${' '.repeat(40)}a=b`.repeat(most / 50)} !`],
  ['a name', `form-data; ${'a'.repeat(most)}`],
  ['escapes', `form-data; name="${'\\a'.repeat(most / 2)}`],
])('refuses a header of many %s at once', (_, header) => {
  const start = performance.now()
  expect(partName([header])).toBeUndefined()
  expect(performance.now() - start).toBeLessThan(250)
})
