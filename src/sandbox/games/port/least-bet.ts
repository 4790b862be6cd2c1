import { amountOf } from '@/contract/money/amount'
import { inCurrency, stepOf, type OfCurrency } from '@/contract/money/in-currency'
import type { Game } from './game'
import { mostLines } from './most-lines'

/**
 * Minimum bet of a game in units of a merchant's currency: the smallest unit for each line of a slot at least, so that
 * no line's win is lost in rounding, and whole units for board games, which accept no others.
 */
export function leastBet(merchant: OfCurrency, { minBet, lines, gameType }: Game): number {
  const step = gameType === 'PVP' ? 100 : stepOf(merchant)
  const least = step * Math.min(lines ?? 1, mostLines)
  return amountOf(Math.max(least, inCurrency(merchant, minBet * 100)))
}
