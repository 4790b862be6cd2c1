import type { Lottery } from './lotteries'
import type { Prize } from './results'

/** How a lottery pays, and which of them it offers (ours). */
export const prizeModes = ['Lott', 'ZY', 'Elott', 'SEA'] as const
export type PrizeMode = (typeof prizeModes)[number]

export const playTypes = ['lo2', 'lo3', 'lo4', 'de2', 'de3', 'head', 'tail'] as const
export type PlayType = (typeof playTypes)[number]

/** A way to play, as a lottery offers it. */
export interface Way {
  readonly code: PlayType
  readonly digits: number
  /** How many of a draw's numbers are bet on: what a stake is multiplied with. */
  readonly times: number
  /** What a hit pays for a stake of one, in hundredths. */
  readonly pays: number
}

/** What a hit pays where nothing is kept back, in hundredths. */
const full: Readonly<Record<PlayType, number>> = {
  lo2: 9900,
  lo3: 96_000,
  lo4: 888_000,
  de2: 9500,
  de3: 90_000,
  head: 950,
  tail: 950,
}

/** Part of it that a prize mode pays, in hundredths. */
const parts: Readonly<Record<PrizeMode, number>> = { Lott: 100, ZY: 98, Elott: 99, SEA: 97 }

const digitsOf: Readonly<Record<PlayType, number>> = { lo2: 2, lo3: 3, lo4: 4, de2: 2, de3: 3, head: 1, tail: 1 }

/** In the north two digits stand in 27 numbers, three in 23, four in 20; elsewhere in 18, 17 and 16. */
const times: Readonly<Record<Lottery['numbers'], Readonly<Partial<Record<PlayType, number>>>>> = {
  27: { lo2: 27, lo3: 23, lo4: 20 },
  18: { lo2: 18, lo3: 17, lo4: 16 },
}

export function waysOf({ numbers }: Lottery, mode: PrizeMode): Way[] {
  return playTypes.map((code) => ({
    code,
    digits: digitsOf[code],
    times: times[numbers][code] ?? 1,
    pays: Math.floor((full[code] * parts[mode]) / 100),
  }))
}

/** How often a number was drawn: a lo anywhere in the draw, the others in the special prize alone. */
export function hitsOf(code: PlayType, number: string, prizes: readonly Prize[]): number {
  const special = prizes[0]?.numbers[0] ?? ''
  switch (code) {
    case 'lo2':
    case 'lo3':
    case 'lo4':
      return prizes.flatMap(({ numbers }) => numbers).filter((drawn) => drawn.endsWith(number)).length
    case 'de2':
    case 'de3':
    case 'tail':
      return special.endsWith(number) ? 1 : 0
    case 'head':
      return special.at(-2) === number ? 1 : 0
  }
}

/** Lotteries that a prize mode is about. */
export function isOffered({ region }: Lottery, mode: PrizeMode): boolean {
  if (mode === 'ZY') return region === 'fast'
  return mode !== 'Elott' || region === 'fast' || region === 'north'
}
