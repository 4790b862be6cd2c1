import { spotTable } from './spot-table'

const reds = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36])

export const colorOf = (number: number): 'red' | 'black' | 'zero' =>
  number === 0 ? 'zero' : reds.has(number) ? 'red' : 'black'

export const outsideSpots = ['low', 'even', 'red', 'black', 'odd', 'high', 'dozen1', 'dozen2', 'dozen3'] as const
type Outside = (typeof outsideSpots)[number]

/** Betting spot of a number of the wheel. */
export type NumberSpot = `n${number}`
export const numberSpots = Array.from({ length: 37 }, (_, number): NumberSpot => `n${number}`)

const holds: Readonly<Record<Outside, (number: number) => boolean>> = {
  low: (number) => number >= 1 && number <= 18,
  high: (number) => number >= 19,
  even: (number) => number > 0 && number % 2 === 0,
  odd: (number) => number % 2 === 1,
  red: (number) => colorOf(number) === 'red',
  black: (number) => colorOf(number) === 'black',
  dozen1: (number) => number >= 1 && number <= 12,
  dozen2: (number) => number >= 13 && number <= 24,
  dozen3: (number) => number >= 25,
}

const isOutside = (spot: Outside | NumberSpot): spot is Outside => spot in holds

/** Roulette with a single zero: 35 to 1 on a number, 2 to 1 on a dozen, 1 to 1 on even-money bets. */
export const roulette = spotTable<Outside | NumberSpot, { readonly number: number }>({
  kind: 'roulette',
  spots: [...outsideSpots, ...numberSpots],
  opposed: [['low', 'high'], ['even', 'odd'], ['red', 'black'], ['dozen1', 'dozen2', 'dozen3'], numberSpots],
  draw: ({ draw }) => ({ number: draw(37) }),
  times(spot, { number }) {
    if (!isOutside(spot)) return spot === `n${number}` ? 36 : 0
    return holds[spot](number) ? (spot.startsWith('dozen') ? 3 : 2) : 0
  },
  mark: ({ number }) => String(number),
})
