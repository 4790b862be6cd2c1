import type { LedgerPort } from '@/sandbox/ledger/port/ledger-port'
import { lockedEntriesOf } from '@/sandbox/rewards/port/account-wagering'
import type { RewardsPort } from '@/sandbox/rewards/port/rewards-port'
import type { TeamPort } from '@/sandbox/team/port/team-port'
import type { TeamOverview } from '@/contract/generated/gateway-types'
import { amountOf } from '@/contract/money/amount'
import { addDays, dayIn, startOfDay } from '@/contract/time/day'
import { agentOf, type GatewayCall, type Handler } from '@/sandbox/call/gateway-call'
import { added, negative, nothing, profitAmounts, type ProfitFigures } from '@/sandbox/ledger/port/profit-figures'
import { quarter } from '@/sandbox/team/figures'

type Figures = TeamOverview['response']['periods']['today']['now']

/** The length of each period in days, today included. */
const periods = { today: 1, week: 7, month: 30 } as const

/**
 * Figures of all downlines for today, this week and this month, compared with the period before until the
 * same time of day: today is not over yet (2 §2 team overview).
 */
export const teamOverview: Handler<TeamOverview, TeamPort & LedgerPort & RewardsPort> = async (call) => {
  const agent = agentOf(call)
  const { services, merchant } = call
  const now = services.clock()
  const today = dayIn(merchant.timeZone, now)
  const dayOf = (ago: number) => addDays(today, -ago)
  const startOf = (ago: number) => startOfDay(merchant.timeZone, dayOf(ago))
  const whose = { owner: agent.id, reach: 'below' } as const
  // Figures are known by the quarter of an hour.
  const elapsed = Math.ceil((now - startOf(0)) / quarter) * quarter
  const spans = Object.values(periods).flatMap((length) => [
    { from: startOf(length - 1), to: startOf(-1) },
    { from: startOf(2 * length - 1), to: startOf(length) + elapsed },
  ])
  const longest = { from: Math.min(...spans.map(({ from }) => from)), to: startOf(-1) }
  const locked = await lockedEntriesOf(call, merchant.code)
  const [sum, quarters, counts] = await Promise.all([
    services.team.sum(merchant.code, agent.id),
    services.team.byQuarter(merchant.code, whose, longest, locked),
    services.team.countsIn(merchant.code, whose, spans),
  ])
  const days = byDay(call, quarters)
  const of = (ago: number) => days.get(dayOf(ago)) ?? nothing()

  const sumOf = (place: number): Sum => {
    const { joined = 0, active = 0 } = counts[place] ?? {}
    const { from, to } = spans[place] ?? { from: 0, to: 0 }
    const within = [...quarters].filter(([at]) => Number(at) * quarter >= from && Number(at) * quarter < to)
    return { joined, active, figures: within.reduce((sum, [, figures]) => added(sum, figures), nothing()) }
  }
  const both = (period: keyof typeof periods) => {
    const place = 2 * Object.keys(periods).indexOf(period)
    const [these, before] = [sumOf(place), sumOf(place + 1)]
    return { now: figuresOf(these), before: figuresOf(before), change: figuresOf(changed(these, before)) }
  }
  return {
    asOf: new Date(now).toISOString(),
    size: sum.size,
    balance: amountOf(sum.balance),
    periods: { today: both('today'), week: both('week'), month: both('month') },
    days: Array.from({ length: periods.month }, (_, at) => {
      const ago = periods.month - 1 - at
      const { bet, result } = profitAmounts(of(ago))
      return { day: dayOf(ago), bet, profit: result }
    }),
  }
}

/** Totals of a period, in hundredths. */
interface Sum {
  readonly joined: number
  readonly active: number
  readonly figures: ProfitFigures
}

/** Change compared with the previous period, in whole hundredths. */
const changed = (these: Sum, before: Sum): Sum => ({
  joined: these.joined - before.joined,
  active: these.active - before.active,
  figures: added(these.figures, negative(before.figures)),
})

function figuresOf({ joined, active, figures }: Sum): Figures {
  const { deposit, withdrawal, bet, result } = profitAmounts(figures)
  return { newMembers: joined, active, deposit, withdrawal, bet, profit: result }
}

/** The same figures by day of the merchant. */
export function byDay(
  { merchant }: Pick<GatewayCall<unknown>, 'merchant'>,
  quarters: ReadonlyMap<string, ProfitFigures>,
) {
  const days = new Map<string, ProfitFigures>()
  for (const [at, figures] of quarters) {
    const day = dayIn(merchant.timeZone, Number(at) * quarter)
    days.set(day, added(days.get(day) ?? nothing(), figures))
  }
  return days
}
