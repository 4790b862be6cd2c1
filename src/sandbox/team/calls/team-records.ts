import type { LedgerPort } from '@/sandbox/ledger/port/ledger-port'
import type { TeamPort } from '@/sandbox/team/port/team-port'
import type { TeamBets, TeamTransactions } from '@/contract/generated/gateway-types'
import type { Handler } from '@/sandbox/call/gateway-call'
import { dated, momentsOf } from '@/sandbox/call/statement-days'
import { askedMember, namesOf } from './team-member'

/** Longest range, in days. */
const longest = 30

/** Bets of a team by the day they were placed (2 §2 team betting). */
export const teamBets: Handler<TeamBets, LedgerPort & TeamPort> = async (call) => {
  const { owner, reach, path } = await askedMember(call)
  const { category, vendor, status, sort = 'time', pageNo, pageSize, until } = call.request
  const page = await call.services.ledger.betsOf({
    merchant: call.merchant.code,
    owner,
    reach,
    ...momentsOf(call, longest),
    texts: call.texts,
    category,
    vendor,
    status,
    sort,
    pageNo,
    pageSize,
    until,
  })
  // Only the owner of a bet can act on it.
  const items = page.items.map(({ receipts: _, cancelUntil: __, ...bet }) => bet)
  return dated(call, { path: namesOf(path), ...page, items })
}

/** Movements in the wallets of a team (2 §2 downline transaction details). */
export const teamTransactions: Handler<TeamTransactions, LedgerPort & TeamPort> = async (call) => {
  const { owner, reach, path } = await askedMember(call)
  const { kinds, sort = 'time', pageNo, pageSize, until } = call.request
  const page = await call.services.ledger.linesOf({
    merchant: call.merchant.code,
    owner,
    reach,
    ...momentsOf(call, longest),
    kinds: kinds?.split(','),
    sort,
    pageNo,
    pageSize,
    until,
  })
  return dated(call, { path: namesOf(path), ...page })
}
