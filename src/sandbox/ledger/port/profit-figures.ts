import { addDays, daysBetween } from '@/contract/time/day'
import type { ProfitLoss } from '@/contract/generated/gateway-types'
import { amountOf } from '@/contract/money/amount'

const names = ['deposit', 'withdrawal', 'bet', 'validBet', 'win', 'rebate', 'promotion'] as const

/** Profit and loss in hundredths. */
export type ProfitFigures = Record<(typeof names)[number], number>

/** The figure to which each kind of entry belongs. Transfers between a player's own wallets belong to none. */
const figures: Readonly<Partial<Record<string, 'deposit' | 'withdrawal' | 'rebate' | 'promotion'>>> = {
  deposit: 'deposit',
  withdrawal: 'withdrawal',
  rebate: 'rebate',
  promotion: 'promotion',
}

export const figureOf = (kind: string) => figures[kind]

/** SQL list of the kinds of entries that belong to a figure. */
export const quotedKinds = Object.keys(figures)
  .map((kind) => `'${kind}'`)
  .join(', ')

export const nothing = (): ProfitFigures => ({
  deposit: 0,
  withdrawal: 0,
  bet: 0,
  validBet: 0,
  win: 0,
  rebate: 0,
  promotion: 0,
})

export const isNothing = (all: ProfitFigures): boolean => names.every((name) => all[name] === 0)

export const added = (sum: ProfitFigures, more: ProfitFigures): ProfitFigures =>
  Object.fromEntries(names.map((name) => [name, sum[name] + more[name]])) as ProfitFigures

export const negative = (all: ProfitFigures): ProfitFigures =>
  Object.fromEntries(names.map((name) => [name, -all[name]])) as ProfitFigures

/** The figures in the form of an answer, with the result: win + rebate + promotion - bet. */
export function profitAmounts(all: ProfitFigures): Omit<ProfitLoss['response']['totals'], 'locked'> {
  const { deposit, withdrawal, bet, validBet, win, rebate, promotion } = all
  return {
    deposit: amountOf(deposit),
    withdrawal: amountOf(withdrawal),
    bet: amountOf(bet),
    validBet: amountOf(validBet),
    win: amountOf(win),
    rebate: amountOf(rebate),
    promotion: amountOf(promotion),
    result: amountOf(win + rebate + promotion - bet),
  }
}

/** The days of a range, including both ends, YYYY-MM-DD. */
export function daysOf({ first, last }: { readonly first: string; readonly last: string }): string[] {
  return Array.from({ length: daysBetween(first, last) }, (_, index) => addDays(first, index))
}
