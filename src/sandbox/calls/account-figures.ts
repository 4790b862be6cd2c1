import type { ConsolidatedFunds, PointBalance, UnreadCount } from '@/generated/gateway-types'
import { amountOf } from '@/lib/amount'
import { realAccountOf, sessionOf, type Handler } from '@/sandbox/gateway-call'
import { noAgency } from '@/sandbox/stores/demo-agency'

export const pointBalance: Handler<PointBalance> = async (call) => {
  const { id, merchant } = sessionOf(call).account
  const balances = await call.services.ledger.balancesOf(merchant, id)
  return { balance: amountOf(balances.get('points') ?? 0) }
}

/** A trial account has no messages to read (1 §6). */
export const unreadCount: Handler<UnreadCount> = (call) => ({ count: realAccountOf(call).unreadMessages })

/** Contracts and team: those of an agent, or the same form with nothing in it (2 §3). */
export const consolidatedFunds: Handler<ConsolidatedFunds> = (call) => realAccountOf(call).agency ?? noAgency
