import type { Lottery } from './lotteries'
import type { Prize } from './results'

/** How a lottery pays, and which lotteries each prize mode offers (ours). */
export const prizeModes = ['Lott', 'ZY', 'Elott', 'SEA'] as const
export type PrizeMode = (typeof prizeModes)[number]

export const playTypes = ['lo2', 'lo3', 'lo4', 'de2', 'de3', 'head', 'tail'] as const
export type PlayType = (typeof playTypes)[number]

/** A way to play, as a lottery offers it. */
export interface Way {
  readonly code: PlayType
  readonly digits: number
  /** How many numbers of a draw the bet covers, which multiplies the stake. */
  readonly times: number
  /** Payout of a hit for a stake of one, in hundredths. */
  readonly pays: number
}

/** Payout of a hit before the deduction of the prize mode, in hundredths. */
const full: Readonly<Record<PlayType, number>> = {
  lo2: 9900,
  lo3: 96_000,
  lo4: 888_000,
  de2: 9500,
  de3: 90_000,
  head: 950,
  tail: 950,
}

/** Share of it that a prize mode pays, in hundredths. */
const parts: Readonly<Record<PrizeMode, number>> = { Lott: 100, ZY: 98, Elott: 99, SEA: 97 }

const digitsOf: Readonly<Record<PlayType, number>> = { lo2: 2, lo3: 3, lo4: 4, de2: 2, de3: 3, head: 1, tail: 1 }

/** In the north 27 numbers have two digits or more, 23 three or more, 20 four or more; elsewhere 18, 17 and 16. */
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

/** How often a number was drawn: lo counts all prizes, the others only the special prize. */
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

/** Whether a prize mode includes a lottery. */
export function isOffered({ region }: Lottery, mode: PrizeMode): boolean {
  if (mode === 'ZY') return region === 'fast'
  return mode !== 'Elott' || region === 'fast' || region === 'north'
}
