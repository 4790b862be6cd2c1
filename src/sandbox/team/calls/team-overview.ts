import type { TeamPort } from '@/sandbox/team/port/team-port'
import type { TeamOverview } from '@/contract/generated/gateway-types'
import { amountOf } from '@/contract/money/amount'
import { addDays, dayIn, startOfDay } from '@/contract/time/day'
import { agentOf, type GatewayCall, type Handler } from '@/sandbox/call/gateway-call'
import { added, negative, nothing, profitAmounts, type ProfitFigures } from '@/sandbox/ledger/port/profit-figures'
import { quarter } from '@/sandbox/team/figures'

type Figures = TeamOverview['response']['periods']['today']['now']

/**
 * For each period its last day, in days ago, and its length in days: the current one, and the one it is compared with.
 */
const periods = {
  today: { now: [0, 1], before: [1, 1] },
  week: { now: [0, 7], before: [7, 7] },
  month: { now: [0, 30], before: [30, 30] },
} as const
type Span = readonly [last: number, days: number]
const spans = Object.values(periods).flatMap(({ now, before }): Span[] => [now, before])

/**
 * Figures of all downlines for today, this week and this month, compared with the previous period (2 §2 team
 * overview).
 */
export const teamOverview: Handler<TeamOverview, TeamPort> = async (call) => {
  const agent = agentOf(call)
  const { services, merchant } = call
  const now = services.clock()
  const today = dayIn(merchant.timeZone, now)
  const dayOf = (ago: number) => addDays(today, -ago)
  const startOf = (ago: number) => startOfDay(merchant.timeZone, dayOf(ago))
  const whose = { owner: agent.id, reach: 'below' } as const
  const windows = spans.map(([last, days]) => ({ from: startOf(last + days - 1), to: startOf(last - 1) }))
  const longest = { from: Math.min(...windows.map(({ from }) => from)), to: startOf(-1) }
  const [sum, quarters, counts] = await Promise.all([
    services.team.sum(merchant.code, agent.id),
    services.team.byQuarter(merchant.code, whose, longest),
    services.team.countsIn(merchant.code, whose, windows),
  ])
  const days = byDay(call, quarters)
  const of = (ago: number) => days.get(dayOf(ago)) ?? nothing()

  const sumOf = (span: Span): Sum => {
    const { joined = 0, active = 0 } = counts[spans.indexOf(span)] ?? {}
    const [last, count] = span
    return { joined, active, figures: Array.from({ length: count }, (_, at) => of(last + at)).reduce(added) }
  }
  const { today: day, week, month } = periods
  const both = (period: Record<'now' | 'before', Span>) => {
    const [these, before] = [sumOf(period.now), sumOf(period.before)]
    return { now: figuresOf(these), before: figuresOf(before), change: figuresOf(changed(these, before)) }
  }
  return {
    asOf: new Date(now).toISOString(),
    size: sum.size,
    balance: amountOf(sum.balance),
    periods: { today: both(day), week: both(week), month: both(month) },
    days: Array.from({ length: month.now[1] }, (_, at) => {
      const ago = month.now[1] - 1 - at
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
