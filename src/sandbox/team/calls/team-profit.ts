import type { LedgerPort } from '@/sandbox/ledger/port/ledger-port'
import { lockedEntriesOf } from '@/sandbox/rewards/port/account-wagering'
import type { RewardsPort } from '@/sandbox/rewards/port/rewards-port'
import type { TeamPort } from '@/sandbox/team/port/team-port'
import type { TeamProfit } from '@/contract/generated/gateway-types'
import type { GatewayCall, Handler } from '@/sandbox/call/gateway-call'
import { added, isNothing, nothing, profitAmounts, type ProfitFigures } from '@/sandbox/ledger/port/profit-figures'
import { daysOf } from '@/sandbox/ledger/port/profit-figures'
import type { Window } from '@/sandbox/team/figures'
import type { Whose } from '@/sandbox/accounts/port/tree'
import { dated, momentsOf } from '@/sandbox/call/statement-days'
import { askedMember, namesOf } from './team-member'
import { byDay } from './team-overview'

type Call = GatewayCall<TeamProfit['request'], TeamPort & LedgerPort & RewardsPort>
type Line = Pick<TeamProfit['response']['items'][number], 'name' | 'scope' | 'size'> & {
  readonly figures: ProfitFigures
}

/** Longest range, in days. */
const longest = 30
/** Profit and loss of a team: a line per direct downline including everybody below it, or a line per day (2 §2). */
export const teamProfit: Handler<TeamProfit, TeamPort & LedgerPort & RewardsPort> = async (call) => {
  const { pageNo, pageSize, by } = call.request
  const { owner, reach, path } = await askedMember(call)
  const window = momentsOf(call, longest)
  const whose = { owner, reach }
  const account = path.at(-1)?.account ?? ''
  const lines =
    by === 'day' ? await dayLines(call, whose, window) : await memberLines(call, { ...whose, account }, window)
  const shown = lines.slice((pageNo - 1) * pageSize, pageNo * pageSize)
  const sum = (some: readonly Line[]) =>
    profitAmounts(some.reduce((all, { figures }) => added(all, figures), nothing()))
  return dated(call, {
    path: namesOf(path),
    until: 0,
    total: lines.length,
    totalPages: Math.ceil(lines.length / pageSize),
    items: shown.map(({ figures, ...line }) => ({ ...line, ...profitAmounts(figures) })),
    pageTotals: sum(shown),
    totals: sum(lines),
  })
}

/** The account's own figures first, then by the bets of each branch. */
async function memberLines(
  call: Call,
  { account, ...whose }: Whose & { readonly account: string },
  window: Window,
): Promise<Line[]> {
  const { services, merchant } = call
  const locked = await lockedEntriesOf(call, merchant.code)
  const [figures, branches] = await Promise.all([
    services.team.byBranch(merchant.code, whose, window, locked),
    whose.reach === 'own' ? [] : services.team.branches(merchant.code, whose.owner),
  ])
  const of = (id: string) => figures.get(id) ?? nothing()
  const own = { name: account, scope: 'own', size: 0, figures: of(whose.owner) } as const
  const below = branches.map(({ id, account: name, size }): Line => ({ name, scope: 'team', size, figures: of(id) }))
  return [...(whose.reach === 'below' ? [] : [own]), ...below.toSorted((a, b) => b.figures.bet - a.figures.bet)]
}

/** Newest day first; days without any activity are left out. */
async function dayLines(call: Call, whose: Whose, window: Window): Promise<Line[]> {
  const { services, merchant, request } = call
  const locked = await lockedEntriesOf(call, merchant.code)
  const days = byDay({ merchant }, await services.team.byQuarter(merchant.code, whose, window, locked))
  const all = daysOf({ first: request.from, last: request.to })
  return all
    .map((name) => ({ name, scope: 'day' as const, size: 0, figures: days.get(name) ?? nothing() }))
    .filter(({ figures }) => !isNothing(figures))
    .toReversed()
}
