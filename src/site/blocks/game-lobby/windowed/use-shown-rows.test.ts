import { expect, it } from 'vitest'
import { nextRows } from './use-shown-rows'

it.each([
  ['a row a frame', [0, 8], [0, 11], [0, 9]],
  ['a share of many', [0, 12], [10, 22], [10, 14]],
  ['rows above', [10, 20], [7, 17], [9, 17]],
  ['the first two on the screen, where none of these are drawn', [0, 8], [40, 52], [42, 43]],
  ['what is below before what is above', [42, 43], [40, 52], [42, 45]],
  ['the last, where there is no other', [0, 8], [9, 9], [9, 9]],
  ['nothing more', [3, 9], [3, 9], [3, 9]],
] as const)('draws %s', (_, drawn, wanted, expected) => expect(nextRows(drawn, wanted)).toEqual(expected))
