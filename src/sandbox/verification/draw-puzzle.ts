import { drawPictures } from './pictures/picture-thread'
import { drawScene } from './draw-scene'

/** Sizes in CSS pixels. The pictures are drawn at twice that resolution. */
export const puzzle = { width: 320, height: 160, pieceWidth: 56, steps: 100 } as const

const sharpness = 2
/** A square with a knob at the top and one on the right, within a box of 56. */
const shape = 'M3 13 H17 A7 7 0 1 1 29 13 H43 V27 A7 7 0 1 1 43 39 V53 H3 Z'

export interface DrawnPuzzle {
  /** PNG in Base64. */
  readonly background: string
  readonly piece: string
}

/** Draws a picture with a gap, and the piece that fits into it. The result depends only on the seed. */
export async function drawPuzzle(seed: string, position: number, pieceTop: number): Promise<DrawnPuzzle> {
  const left = (position / puzzle.steps) * (puzzle.width - puzzle.pieceWidth)
  const scene = drawScene(seed, puzzle)
  const place = `transform="translate(${left} ${pieceTop})"`
  const background = `${scene}<path d="${shape}" ${place} fill="#0b1020" fill-opacity=".62" stroke="#fff" stroke-width="1.5"/>`
  const piece =
    `<clipPath id="piece"><path d="${shape}" ${place}/></clipPath><g clip-path="url(#piece)">${scene}</g>` +
    `<path d="${shape}" ${place} fill="none" stroke="#fff" stroke-width="2"/>`
  const { width, height, pieceWidth } = puzzle
  const pictures = await drawPictures([
    svg(background, [0, 0, width, height]),
    svg(piece, [left, pieceTop, pieceWidth, pieceWidth]),
  ])
  return { background: pictures[0] ?? '', piece: pictures[1] ?? '' }
}

function svg(drawing: string, box: readonly [left: number, top: number, width: number, height: number]): string {
  const [, , width, height] = box
  const size = `width="${width * sharpness}" height="${height * sharpness}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(' ')}" ${size}>${drawing}</svg>`
}
