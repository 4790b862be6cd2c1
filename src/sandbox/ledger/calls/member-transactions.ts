import type { LedgerPort } from '@/sandbox/ledger/port/ledger-port'
import type { CashPort } from '@/sandbox/cash/port/cash-port'
import type { RewardsPort } from '@/sandbox/rewards/port/rewards-port'
import type { PointsPort } from '@/sandbox/points/port/points-port'
import type { MemberTransactions } from '@/contract/generated/gateway-types'
import { realAccountOf, type Handler } from '@/sandbox/call/gateway-call'
import { pointLines } from '@/sandbox/points/port/point-lines'
import { claimTitles } from '@/sandbox/rewards/port/claim-titles'
import { withSubjects } from './line-subjects'
import { dated, momentsOf } from '@/sandbox/call/statement-days'

/** Longest range of a statement in days; below, that of deposits or withdrawals only. */
const longest = 30
const longestOfOne: Readonly<Record<string, number>> = { deposit: 7, withdrawal: 7 }

/** Movements in the account's wallets (2 §2 account record), or in its points wallet (2 §3). */
export const memberTransactions: Handler<MemberTransactions, LedgerPort & PointsPort & CashPort & RewardsPort> = async (
  call,
) => {
  const account = realAccountOf(call)
  const { kinds, wallet, line, sort = 'time', pageNo, pageSize, until } = call.request
  const page = await call.services.ledger.linesOf({
    merchant: account.merchant,
    owner: account.id,
    reach: 'own',
    ...momentsOf(call, longestOfOne[kinds ?? ''] ?? longest),
    kinds: kinds?.split(','),
    wallet,
    line,
    sort,
    pageNo,
    pageSize,
    until,
  })
  const isOfPoints = wallet === 'POINTS'
  const told = isOfPoints ? await pointLines(call, account.id, page) : await withSubjects(call, account, page)
  const titles = await claimTitles(call.services, account.id, call.texts.spoken)
  const items = told.items.map((item) => ({ ...item, reference: titles.get(item.number) ?? item.reference ?? null }))
  return dated(call, { ...told, items })
}
