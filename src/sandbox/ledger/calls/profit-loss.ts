import type { RewardsPort } from '@/sandbox/rewards/port/rewards-port'
import { lockedEntries } from '@/sandbox/rewards/port/account-wagering'
import type { LedgerPort } from '@/sandbox/ledger/port/ledger-port'
import type { ProfitLoss } from '@/contract/generated/gateway-types'
import { realAccountOf, type Handler } from '@/sandbox/call/gateway-call'
import { dated, momentsOf } from '@/sandbox/call/statement-days'

/** Longest range, in days. */
const longest = 30

/** The account's profit and loss, by day or by category (2 §2 profit and loss). */
export const profitLoss: Handler<ProfitLoss, LedgerPort & RewardsPort> = async (call) => {
  const account = realAccountOf(call)
  const { by, from: firstDay, to: lastDay, pageNo, pageSize } = call.request
  const { timeZone } = call.merchant
  const moments = momentsOf(call, longest)
  const page = await call.services.ledger.profitOf({
    merchant: account.merchant,
    owner: account.id,
    ...moments,
    days: { timeZone, first: firstDay, last: lastDay },
    locked: await lockedEntries(call, account),
    by,
    pageNo,
    pageSize,
  })
  return dated(call, page)
}
