import { expect, it } from 'vitest'
import { drawPuzzle, puzzle } from './draw-puzzle'

/** Width and height from the header of a PNG. */
function sizeOf(picture: string): number[] {
  const png = Buffer.from(picture, 'base64')
  return [png.readUInt32BE(16), png.readUInt32BE(20)]
}

it('draws both pictures twice as large as they are shown', async () => {
  const { background, piece } = await drawPuzzle('seed', 40, 50)
  expect(sizeOf(background)).toEqual([2 * puzzle.width, 2 * puzzle.height])
  expect(sizeOf(piece)).toEqual([2 * puzzle.pieceWidth, 2 * puzzle.pieceWidth])
})

it('draws the same for the same seed, and another landscape for another', async () => {
  const drawn = await drawPuzzle('seed', 40, 50)
  expect(await drawPuzzle('seed', 40, 50)).toEqual(drawn)
  expect((await drawPuzzle('other', 40, 50)).background).not.toBe(drawn.background)
  expect((await drawPuzzle('seed', 60, 50)).background).not.toBe(drawn.background)
})
