import { vendorsOf } from '@/sandbox/games/port/catalogue'
import type { Game } from '@/sandbox/games/port/game'
import { turn } from '@/sandbox/games/port/scatter'

/** The colours of a picture: the sky from top to bottom, its glow, and the foreground. */
export interface PictureColors {
  readonly sky: readonly [string, string]
  readonly glow: string
  readonly far: string
  readonly near: string
  /** Light and dark colour of things that are painted in the world's colours. */
  readonly thing: readonly [string, string]
}

const world = (
  from: string,
  to: string,
  glow: string,
  far: string,
  near: string,
  light: string,
  dark: string,
): PictureColors => ({
  sky: [from, to],
  glow,
  far,
  near,
  thing: [light, dark],
})

/** 13 worlds, so that the 12 vendors of a list never get the same one twice in a row. */
const worlds: readonly PictureColors[] = [
  world('#3b1d8f', '#c2378d', '#ffb3e2', '#2b1570', '#1a0b4a', '#ff9de0', '#7a1fb0'),
  world('#0a5c7a', '#16b5a0', '#c8fff0', '#074a66', '#042f45', '#8ff5e6', '#0a7f9b'),
  world('#8f1d1d', '#f0762d', '#ffe39a', '#6e1216', '#420a10', '#ffc46b', '#d1401c'),
  world('#123a9c', '#3f8df0', '#d3ebff', '#0d2c7c', '#071a52', '#a6d6ff', '#1f5fd6'),
  world('#0f5a2f', '#74b833', '#f2ffb0', '#0b4526', '#062a18', '#c9f56b', '#2a8a3a'),
  world('#51206e', '#ef5a7a', '#ffd9c2', '#3d1557', '#240a38', '#ffb08f', '#c13a6b'),
  world('#7a4a08', '#f5b82e', '#fff6c2', '#5c3606', '#381f04', '#ffe78a', '#c97f12'),
  world('#151a3f', '#4b4fb0', '#c9ccff', '#10142f', '#080a1d', '#b4b8ff', '#4a4ed0'),
  world('#86154e', '#ff5fa2', '#ffe0ee', '#660e3b', '#3f0724', '#ffb6d6', '#d62f7f'),
  world('#0b3f4f', '#3aa0c9', '#ffe9b8', '#08303d', '#041c25', '#ffd89a', '#d9822b'),
  world('#4a1010', '#b3202f', '#ffc9a3', '#360a0d', '#200507', '#ff9a7a', '#b3202f'),
  world('#1a5e63', '#a4d65e', '#fbffd6', '#13474b', '#0a2b2e', '#e2ff8f', '#3f9b4f'),
  world('#5a2ec9', '#37c8f0', '#e6fbff', '#431fa0', '#28106b', '#a8f1ff', '#4a63e6'),
]

const vendorStep = 7
/**
 * Chosen so that neither the next vendor at the same rank nor the first vendor at the next rank gets the same world.
 */
const rankStep = 6

/** The colour world of a game. In a list of all vendors, neighbours never have the same one. */
export function worldOf({ vendor, gameType, rank }: Pick<Game, 'vendor' | 'gameType' | 'rank'>): PictureColors {
  const place = Math.max(0, vendorsOf(gameType).indexOf(vendor))
  return turn(worlds, place * vendorStep + rank * rankStep)
}
