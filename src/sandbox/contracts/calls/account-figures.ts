import type { LedgerPort } from '@/sandbox/ledger/port/ledger-port'
import type { MessagesPort } from '@/sandbox/messages/port/messages-port'
import type { ContractsPort } from '@/sandbox/contracts/port/contracts-port'
import { contractKinds, contractMembers, type ContractKind } from '@/contract/endpoints/contract-members'
import type { ConsolidatedFunds, PointBalance, UnreadCount } from '@/contract/generated/gateway-types'
import { amountOf } from '@/contract/money/amount'
import { dayIn, startOfDay } from '@/contract/time/day'
import { settleContract } from '@/sandbox/contracts/settle-contract'
import { realAccountOf, sessionOf, type GatewayCall, type Handler } from '@/sandbox/call/gateway-call'
import type { AgreedTerms } from '@/sandbox/contracts/contracts'

export const pointBalance: Handler<PointBalance, LedgerPort> = async (call) => {
  const { id, merchant } = sessionOf(call).account
  const balances = await call.services.ledger.balancesOf(merchant, id)
  return { balance: amountOf(balances.get('points') ?? 0) }
}

/** A trial account has no messages (1 §6). */
export const unreadCount: Handler<UnreadCount, MessagesPort> = async (call) => ({
  count: await call.services.messages.unreadOf(realAccountOf(call).id),
})

/** An agent's contracts and team; for other accounts the same shape, empty (2 §3). */
export const consolidatedFunds: Handler<ConsolidatedFunds, ContractsPort & LedgerPort> = async (call) => {
  const { id, type } = realAccountOf(call)
  const isAgent = call.merchant.accountTypes.agent.includes(type)
  const terms = await call.services.contracts.of(id)
  const [unclaimed, team] = isAgent ? [await unclaimedOf(call, terms), await teamFigures(call, id)] : [[], null]
  const contractmrdailysalinfotype = await downlineWages(call, id)
  return { ...terms, contractmrdailysalinfotype, unclaimed, team }
}

/** What direct downlines are paid per day. Of several contracts the one with the highest step counts. */
async function downlineWages(
  { services, merchant }: GatewayCall<unknown, ContractsPort>,
  id: string,
): Promise<ConsolidatedFunds['response']['contractmrdailysalinfotype']> {
  const below = await services.contracts.below(id, 'dailyWages', merchant.accountTypes.agent)
  const contracts = below.flatMap(({ contract }) => contract ?? [])
  const highest = ({ terms }: (typeof contracts)[number]) => Math.max(...terms.map(({ rate }) => rate))
  return contracts.toSorted((one, other) => highest(other) - highest(one))[0] ?? null
}

/** Kinds of contract that have ended with earnings still to be claimed. */
async function unclaimedOf(
  call: GatewayCall<unknown, ContractsPort & LedgerPort>,
  terms: AgreedTerms,
): Promise<ContractKind[]> {
  const { services, merchant } = call
  const account = realAccountOf(call)
  const found: ContractKind[] = []
  for (const kind of contractKinds) {
    if (terms[contractMembers[kind][0]] !== null) continue
    await settleContract(services, merchant, account, kind)
    if ((await services.paidPeriods.openOf(account.id, kind)).length > 0) found.push(kind)
  }
  return found
}

/** Sums over all downlines, by the merchant's day. Null without downlines. */
async function teamFigures(
  { services, merchant }: GatewayCall<unknown, LedgerPort>,
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
