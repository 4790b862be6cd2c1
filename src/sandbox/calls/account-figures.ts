import type { ConsolidatedFunds, PointBalance, UnreadCount } from '@/generated/gateway-types'
import { amountOf } from '@/lib/amount'
import { dayIn, startOfDay } from '@/lib/day'
import { realAccountOf, sessionOf, type GatewayCall, type Handler } from '@/sandbox/gateway-call'

export const pointBalance: Handler<PointBalance> = async (call) => {
  const { id, merchant } = sessionOf(call).account
  const balances = await call.services.ledger.balancesOf(merchant, id)
  return { balance: amountOf(balances.get('points') ?? 0) }
}

/** A trial account has no messages to read (1 §6). */
export const unreadCount: Handler<UnreadCount> = async (call) => ({
  count: await call.services.messages.unreadOf(realAccountOf(call).id),
})

/** Contracts and team: those of an agent, or the same form with nothing in it (2 §3). */
export const consolidatedFunds: Handler<ConsolidatedFunds> = async (call) => {
  const { id, type } = realAccountOf(call)
  const isAgent = call.merchant.accountTypes.agent.includes(type)
  return { ...(await call.services.contracts.of(id)), team: isAgent ? await teamFigures(call, id) : null }
}

/** Sums over everybody below: the day is the merchant's. Null where there is nobody. */
async function teamFigures(
  { services, merchant }: GatewayCall<unknown>,
  id: string,
): Promise<ConsolidatedFunds['response']['team']> {
  const today = startOfDay(merchant.timeZone, dayIn(merchant.timeZone, services.clock()))
  const members = await services.ledger.teamOf(merchant.code, id, today)
  if (members.length === 0) return null
  const sum = (figure: 'balance' | 'bet' | 'profit') =>
    amountOf(members.reduce((total, { [figure]: own }) => total + own, 0))
  return {
    size: members.length,
    newMembers: members.filter(({ createdAt }) => createdAt >= today).length,
    balance: sum('balance'),
    bet: sum('bet'),
    profit: sum('profit'),
  }
}
