import type { ContractsPort } from '@/sandbox/contracts/port/contracts-port'
import type { LedgerPort } from '@/sandbox/ledger/port/ledger-port'
import { contractMembers } from '@/contract/endpoints/contract-members'
import type { ContractRecord } from '@/contract/generated/gateway-types'
import { amountOf } from '@/contract/money/amount'
import { nextEnd } from '@/sandbox/contracts/contract-periods'
import type { KeptPeriod, PeriodSums } from '@/sandbox/contracts/paid-periods'
import { settleContract } from '@/sandbox/contracts/settle-contract'
import { agentOf, type Handler } from '@/sandbox/call/gateway-call'
import { dated, momentsOf } from '@/sandbox/call/statement-days'

type Page = ContractRecord['response']

/** Longest range in days, long enough to show several monthly dividends. */
const longest = 92

const iso = (time: number): string => new Date(time).toISOString()

/** Finished periods of a contract, settled now if they are not yet, and what can be claimed for them. */
export const contractRecord: Handler<ContractRecord, ContractsPort & LedgerPort> = async (call) => {
  const { services, merchant, request } = call
  const account = agentOf(call)
  const { kind, state, pageNo, pageSize, until } = request
  const moments = momentsOf(call, longest)
  await settleContract(services, merchant, account, kind)
  const filter = { account: account.id, kind, ...moments, state, pageNo, pageSize, until }
  const page = await services.paidPeriods.pageOf(filter)
  const open = await services.paidPeriods.openOf(account.id, kind)
  const contract = (await services.contracts.of(account.id))[contractMembers[kind][0]]
  const [first, last] = [open[0], open.at(-1)]
  return dated(call, {
    until: page.until,
    total: page.total,
    totalPages: Math.ceil(page.total / pageSize),
    items: page.items.map(lineOf),
    pageTotals: totalsOf(sumOf(page.items)),
    totals: totalsOf(page.totals),
    claim: {
      amount: amountOf(sumOf(open).amount),
      periods: open.length,
      from: first === undefined ? null : iso(first.from),
      to: last === undefined ? null : iso(last.to),
    },
    next: contract === null ? null : iso(nextEnd(merchant.timeZone, kind, contract.terms, services.clock())),
  })
}

function lineOf({ id, period, from, to, rate, entry, ...figures }: KeptPeriod): Page['items'][number] {
  const { activeMembers, amount } = figures
  return {
    id,
    period,
    from: iso(from),
    to: iso(to),
    activeMembers,
    rate: rate / 10_000,
    ...totalsOf(figures),
    state: entry !== undefined ? 'claimed' : amount > 0 ? 'open' : 'missed',
    number: entry ?? null,
  }
}

function sumOf(periods: readonly PeriodSums[]): PeriodSums {
  const sum = (name: keyof PeriodSums) => periods.reduce((all, { [name]: own }) => all + own, 0)
  return { validBet: sum('validBet'), profitLoss: sum('profitLoss'), amount: sum('amount') }
}

const totalsOf = ({ validBet, profitLoss, amount }: PeriodSums): Page['totals'] => ({
  validBet: amountOf(validBet),
  profitLoss: amountOf(profitLoss),
  amount: amountOf(amount),
})
