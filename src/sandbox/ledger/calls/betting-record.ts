import type { LedgerPort } from '@/sandbox/ledger/port/ledger-port'
import type { BettingRecord } from '@/contract/generated/gateway-types'
import { realAccountOf, type Handler } from '@/sandbox/call/gateway-call'
import { dated, momentsOf } from '@/sandbox/call/statement-days'

/** Longest range, in days. */
const longest = 30

/** The account's bets by the day they were placed (2 §2 betting record). */
export const bettingRecord: Handler<BettingRecord, LedgerPort> = async (call) => {
  const account = realAccountOf(call)
  const { category, vendor, status, number, sort = 'time', pageNo, pageSize, until } = call.request
  const page = await call.services.ledger.betsOf({
    merchant: account.merchant,
    owner: account.id,
    reach: 'own',
    ...momentsOf(call, longest),
    texts: call.texts,
    category,
    vendor,
    status,
    number,
    sort,
    pageNo,
    pageSize,
    until,
  })
  return dated(call, page)
}
