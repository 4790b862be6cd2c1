import { expect, test } from 'vitest'
import { acceptedEncodings } from './content-encoding'

test.each([
  ['gzip, deflate, br', ['br', 'gzip']],
  ['gzip;q=1.0, br;q=0', ['gzip']],
  ['br;q=0.000', []],
  ['BR', ['br']],
  ['identity', []],
  ['', []],
  [undefined, []],
])('%s is answered in %s', (header, encodings) => {
  expect([...acceptedEncodings(header)]).toEqual(encodings)
})
