import { mostLines } from '@/sandbox/games/port/most-lines'

/** A slot of 5 reels and 3 rows. The client imports this file too, for its paytable. */
export const reelCount = 5
export const rowCount = 3

/** Straight lines and arches come first; all other lines that move by at most one row per reel follow. */
const first = ['11111', '00000', '22222', '01210', '21012', '10001', '12221', '00122', '22100', '01110', '21112']

/** The row of each payline on each reel, from first to last. A game with fewer lines uses the first ones. */
const lines: readonly (readonly number[])[] = [...new Set([...first, ...ways(reelCount)])]
  .slice(0, mostLines)
  .map((way) => [...way].map(Number))

function ways(length: number): string[] {
  if (length === 1) return ['0', '1', '2']
  return ways(length - 1).flatMap((way) =>
    [0, 1, 2].filter((row) => Math.abs(row - Number(way.at(-1))) <= 1).map((row) => `${way}${row}`),
  )
}

/** The paylines of a game. */
export const linesOf = (count = 20): readonly (readonly number[])[] => lines.slice(0, Math.min(count, lines.length))

/** The wild: it substitutes for every other symbol. */
const wild = 0

/** Payout of three, four and five of a kind on a line, as a multiple of the line's stake; the wild comes first. */
export const paytable: readonly (readonly [three: number, four: number, five: number])[] = [
  [60, 300, 2500],
  [40, 200, 1000],
  [30, 120, 500],
  [20, 80, 300],
  [18, 50, 180],
  [15, 40, 120],
  [10, 25, 80],
  [10, 25, 80],
]

/** How often each symbol occurs on a reel of 32 positions. */
export const places: readonly number[] = [1, 2, 3, 4, 5, 5, 6, 6]

/** The payout of a line, evaluated from the left; a wild counts as any symbol. */
export function linePay(symbols: readonly number[]): {
  readonly symbol: number
  readonly count: number
  readonly pay: number
} {
  const first = symbols.find((each) => each !== wild) ?? wild
  const runOf = (symbol: number) => {
    const end = symbols.findIndex((each) => each !== symbol && each !== wild)
    return end < 0 ? symbols.length : end
  }
  const wilds = symbols.findIndex((each) => each !== wild)
  const candidates = [
    { symbol: first, count: runOf(first) },
    { symbol: wild, count: wilds < 0 ? symbols.length : wilds },
  ].map(({ symbol, count }) => ({ symbol, count, pay: count < 3 ? 0 : (paytable[symbol]?.[count - 3] ?? 0) }))
  return candidates.reduce((best, each) => (each.pay > best.pay ? each : best))
}
