import type { Win } from '@/site/gateway/games/winner-board'

export interface ShownWin extends Omit<Win, 'amount'> {
  /** Units of the merchant's currency. */
  readonly amount: number
}

/** The wins, the largest first and at most so many. An amount that is null or text counts as 0. */
export function largestWins(wins: readonly Win[], count: number): ShownWin[] {
  return wins
    .map((win) => ({ ...win, amount: typeof win.amount === 'number' ? win.amount : 0 }))
    .toSorted((a, b) => b.amount - a.amount)
    .slice(0, count)
}
