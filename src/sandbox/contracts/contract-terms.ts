import type { ConsolidatedFunds } from '@/contract/generated/gateway-types'
import { hundredthsOf } from '@/sandbox/call/hundredths-of'

export type Contract = NonNullable<ConsolidatedFunds['response']['divtypeinfo']>
export type ContractRequest = NonNullable<ConsolidatedFunds['response']['divtypereq']>
export type Term = Contract['terms'][number]

/** At most four decimals, because payments are computed with whole hundredths and ten-thousandths. */
const decimal = /^([01])(?:\.(\d{1,4}))?$/

/**
 * A rate in ten-thousandths, parsed from its digits: 0.29 is 2900. Undefined for an invalid rate or one with more
 * decimals.
 */
export function ratePartsOf(rate: number): number | undefined {
  const [, whole, fraction = ''] = decimal.exec(String(rate)) ?? []
  const parts = whole === undefined ? undefined : Number(whole + fraction.padEnd(4, '0'))
  return parts !== undefined && parts <= 10_000 ? parts : undefined
}

/** Why steps are not valid as an offer. */
export type TermProblem = 'rate' | 'amount' | 'rising'

export function termProblem(terms: readonly Term[]): TermProblem | undefined {
  if (terms.some(({ rate }) => (ratePartsOf(rate) ?? 0) === 0)) return 'rate'
  const amounts = terms.flatMap(({ periodValidBet, periodProfitLoss, betAmount }) => [
    periodValidBet,
    periodProfitLoss,
    betAmount,
  ])
  if (amounts.some((amount) => hundredthsOf(amount) === undefined)) return 'amount'
  return isRising(terms) ? undefined : 'rising'
}

/**
 * Whether, within each period, every step requires more bets, loss, members or stake than the previous one, nothing
 * less, and pays more.
 */
function isRising(terms: readonly Term[]): boolean {
  return terms.every((term, at) => {
    const before = terms.slice(0, at).findLast(({ period }) => period === term.period)
    if (before === undefined) return true
    const asked = ['periodValidBet', 'periodProfitLoss', 'activeMembers', 'betAmount'] as const
    const isMore = asked.some((name) => term[name] > before[name]) && asked.every((name) => term[name] >= before[name])
    return isMore && term.rate > before.rate
  })
}

const figures = ['period', 'periodValidBet', 'periodProfitLoss', 'activeMembers', 'betAmount', 'rate'] as const

/** Whether two lists of steps are equal. */
export function areSameTerms(one: readonly Term[], other: readonly Term[]): boolean {
  return (
    one.length === other.length && one.every((term, at) => figures.every((name) => term[name] === other[at]?.[name]))
  )
}
