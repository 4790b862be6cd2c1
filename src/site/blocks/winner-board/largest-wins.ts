import type { Win } from '@/site/gateway/games/winner-board'

export interface ShownWin extends Omit<Win, 'amount'> {
  /** In units of the merchant's currency. */
  readonly amount: number
}

/** The largest wins, at most `count`, in descending order. An amount that is null or a string counts as 0. */
export function largestWins(wins: readonly Win[], count: number): ShownWin[] {
  return wins
    .map((win) => ({ ...win, amount: typeof win.amount === 'number' ? win.amount : 0 }))
    .toSorted((a, b) => b.amount - a.amount)
    .slice(0, count)
}
