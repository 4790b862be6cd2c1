import type { ContractKind } from '@/contract/endpoints/contract-members'
import type { TeamBet } from '@/sandbox/ledger/port/ledger-port'
import { termPeriods, spanAt, type TermPeriod } from './contract-periods'
import type { Term } from './contract-terms'
import { settlePeriods, type PaidPeriod } from './settle-periods'

/**
 * A finished period with what the terms in force pay for it and what the requested ones would. Amounts in hundredths.
 */
export interface PreviewedPeriod extends Omit<PaidPeriod, 'period' | 'rate' | 'amount'> {
  readonly period: TermPeriod
  readonly inForce: number
  readonly asked: number
}

/** How many recent periods are previewed. */
const most = { daily: 7, weekly: 4, semimonthly: 4, monthly: 3 } as const

const day = 24 * 60 * 60_000

/**
 * How far back the first previewed period can begin, in milliseconds: seven days for short periods, and the previous
 * month.
 */
export const previewLength = (kind: ContractKind): number =>
  (kind === 'hourlySalary' || kind === 'realTimeSalary' ? 40 : 125) * day

interface Preview {
  readonly kind: ContractKind
  readonly inForce: readonly Term[]
  readonly asked: readonly Term[]
  readonly bets: readonly TeamBet[]
  readonly zone: string
  readonly step: number
  readonly now: number
}

/** What recent periods paid and would have paid, newest first. Hours and five minutes are summed up by day. */
export function previewRequest({ inForce, asked, ...settling }: Preview): PreviewedPeriod[] {
  const settle = (terms: readonly Term[]) =>
    settlePeriods({ ...settling, held: [{ since: 0, until: null, terms }], after: 0 })
  const periods = new Map<string, PreviewedPeriod>()
  const add = (name: 'inForce' | 'asked') => (paid: PaidPeriod) => {
    const period = isWhole(paid.period) ? paid.period : 'daily'
    const span = isWhole(paid.period) ? paid : spanAt(settling.zone, 'daily', paid.from)
    const key = `${period} ${span.from}`
    const known = periods.get(key) ?? { ...figuresOf(settling.bets, span), period, inForce: 0, asked: 0 }
    periods.set(key, { ...known, [name]: known[name] + paid.amount })
  }
  settle(inForce).forEach(add('inForce'))
  settle(asked).forEach(add('asked'))
  const all = [...periods.values()].toSorted((one, other) => other.to - one.to)
  return all.filter(
    ({ period, to }) => all.filter((each) => each.period === period && each.to > to).length < most[period],
  )
}

const isWhole = (period: PaidPeriod['period']): period is TermPeriod =>
  (termPeriods as readonly string[]).includes(period)

function figuresOf(bets: readonly TeamBet[], { from, to }: { readonly from: number; readonly to: number }) {
  const own = bets.filter(({ settled }) => settled >= from && settled < to)
  return {
    from,
    to,
    activeMembers: new Set(own.map(({ account }) => account)).size,
    validBet: own.reduce((sum, { validBet }) => sum + validBet, 0),
    profitLoss: own.reduce((sum, { profitLoss }) => sum + profitLoss, 0),
  }
}
