import type { ContractsPort } from '@/sandbox/contracts/port/contracts-port'
import type { LedgerPort } from '@/sandbox/ledger/port/ledger-port'
import { contractMembers } from '@/contract/endpoints/contract-members'
import type { ContractDetails } from '@/contract/generated/gateway-types'
import { amountOf } from '@/contract/money/amount'
import type { Contract, ContractRequest } from '@/sandbox/contracts/contract-terms'
import { previewLength, previewRequest } from '@/sandbox/contracts/preview-request'
import { stepOf } from '@/contract/money/in-currency'
import type { Account } from '@/sandbox/call/account'
import { agentOf, type GatewayCall, type Handler } from '@/sandbox/call/gateway-call'

type Call = GatewayCall<ContractDetails['request'], ContractsPort & LedgerPort>
type Details = ContractDetails['response']

const iso = (time: number): string => new Date(time).toISOString()

/** Everything to know about a kind of contract before agreeing to it or offering it (2 §4). */
export const contractDetails: Handler<ContractDetails, ContractsPort & LedgerPort> = async (call) => {
  const account = agentOf(call)
  const { services, request } = call
  const [inForce, waiting] = contractMembers[request.kind]
  const { [inForce]: contract, [waiting]: asked } = await services.contracts.of(account.id)
  const past = await services.contracts.heldTerms(account.id, request.kind)
  return {
    history: past.toReversed().map(({ since, until, from, ending, terms }) => ({
      since: iso(since),
      until: until === null ? null : iso(until),
      ending,
      terms: [...terms],
      from: from === '' ? null : from,
    })),
    preview: asked === null ? null : await previewOf(call, account, contract, asked),
    ownTerms: contract?.terms ?? [],
    downlines: await services.contracts.below(account.id, request.kind, call.merchant.accountTypes.agent),
  }
}

/** Preview of the requested terms, as if they had applied before. A termination pays nothing. */
async function previewOf(
  { services, merchant, request }: Call,
  account: Account,
  contract: Contract | null,
  asked: ContractRequest,
): Promise<NonNullable<Details['preview']>> {
  const { contracts, ledger, clock } = services
  const now = clock()
  const terms = asked.asks === 'offer' ? asked.terms : []
  const periods = previewRequest({
    kind: request.kind,
    inForce: contract?.terms ?? [],
    asked: terms,
    zone: merchant.timeZone,
    now,
    bets: await ledger.teamBets(merchant.code, account.id, { from: now - previewLength(request.kind), to: now }),
    step: stepOf(merchant),
  })
  const sum = (name: 'inForce' | 'asked') => amountOf(periods.reduce((all, { [name]: own }) => all + own, 0))
  return {
    periods: periods.map(({ period, from, to, validBet, profitLoss, activeMembers, ...paid }) => ({
      period,
      from: iso(from),
      to: iso(to),
      activeMembers,
      validBet: amountOf(validBet),
      profitLoss: amountOf(profitLoss),
      inForce: amountOf(paid.inForce),
      asked: amountOf(paid.asked),
    })),
    inForce: sum('inForce'),
    asked: sum('asked'),
    ends: await contracts.endedBelow(account.id, request.kind, terms),
  }
}
