import type { AccountsPort } from '@/sandbox/accounts/port/accounts-port'
import type { LedgerPort } from '@/sandbox/ledger/port/ledger-port'
import type { TeamPort } from '@/sandbox/team/port/team-port'
import type { CashPort } from '@/sandbox/cash/port/cash-port'
import type { SecurityPort } from '@/sandbox/security/port/security-port'
import type { DownlineTerms, TransferDownline } from '@/contract/generated/gateway-types'
import { amountOf } from '@/contract/money/amount'
import { checkPaymentPassword, paymentHashOf } from '@/sandbox/security/port/check-secret'
import type { Account } from '@/sandbox/call/account'
import { agentOf, type GatewayCall, type Handler } from '@/sandbox/call/gateway-call'
import { postIntent } from '@/sandbox/ledger/port/post-intent'
import { notInTeam } from './team-member'
import { checkedTransfer, transferLimitsOf } from './upline'

/** The downline with a name, and what can be transferred to it. */
export const downlineTerms: Handler<DownlineTerms, AccountsPort & LedgerPort & TeamPort> = async (call) => {
  const agent = agentOf(call)
  const downline = await downlineOf(call, agent, call.request.account)
  const balances = await call.services.ledger.balancesOf(agent.merchant, agent.id)
  const { min, max } = transferLimitsOf(call.merchant)
  return {
    downline: downline === undefined ? null : { account: downline.account, nickname: downline.nickname },
    available: amountOf(balances.get('main') ?? 0),
    min: amountOf(min),
    max: amountOf(max),
    hasPaymentPassword: paymentHashOf(agent) !== undefined,
  }
}

/**
 * Transfers to a downline. Idempotent by key. The password is not part of the compared request: another password does
 * not make it a different request.
 */
export const transferDownline: Handler<
  TransferDownline,
  AccountsPort & CashPort & LedgerPort & SecurityPort & TeamPort
> = async (call) => {
  const agent = agentOf(call)
  const { paymentPassword, ...request } = call.request
  await checkPaymentPassword(call, agent, paymentPassword)
  const remark = request.remark?.trim() ?? ''
  const { number, time, lines } = await postIntent({ ...call, request }, agent, async () => {
    const downline = await downlineOf(call, agent, request.downline)
    if (downline === undefined) throw notInTeam(call)
    const amount = await checkedTransfer({ ...call, request }, agent)
    return {
      kind: 'team',
      movements: [
        { owner: agent.id, kind: 'main', amount: -amount },
        { owner: downline.id, kind: 'main', amount },
      ],
      details: remark === '' ? {} : { remark },
    }
  })
  const own = lines.find(({ owner }) => owner === agent.id)
  const other = lines.find(({ owner }) => owner !== agent.id)
  const receiver = other === undefined ? undefined : await call.services.accounts.byId(other.owner)
  return {
    number,
    time: new Date(time).toISOString(),
    amount: amountOf(-(own?.amount ?? 0)),
    balance: amountOf(own?.balanceAfter ?? 0),
    // The canonical spelling, however the name was typed.
    downline: receiver?.account ?? request.downline,
    remark: remark === '' ? null : remark,
  }
}

async function downlineOf(
  { services }: GatewayCall<unknown, AccountsPort & TeamPort>,
  agent: Account,
  name: string,
): Promise<Account | undefined> {
  const path = await services.team.pathTo(agent, name)
  const last = path?.at(-1)
  return last === undefined || last.id === agent.id ? undefined : services.accounts.byId(last.id)
}
