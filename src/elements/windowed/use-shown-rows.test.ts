import { expect, it } from 'vitest'
import { nearer } from './use-shown-rows'

it.each([
  ['a row a frame', [0, 8], [0, 11], [0, 9]],
  ['a share of many', [0, 8], [9, 20], [9, 20]],
  ['a share of many that are near', [0, 12], [10, 22], [10, 15]],
  ['rows above', [10, 20], [7, 17], [9, 17]],
  ['all of them, where none of these are drawn', [0, 8], [40, 52], [40, 52]],
  ['nothing more', [3, 9], [3, 9], [3, 9]],
] as const)('draws %s', (_, drawn, wanted, expected) => expect(nearer(drawn, wanted)).toEqual(expected))
