import type { ContractsPort } from '@/sandbox/contracts/port/contracts-port'
import type { LedgerPort } from '@/sandbox/ledger/port/ledger-port'
import { contractCalls } from '@/contract/endpoints/contract-calls'
import { contractMembers, type ContractKind } from '@/contract/endpoints/contract-members'
import type { ContractState, DividendClaim } from '@/contract/generated/gateway-types'
import { amountOf } from '@/contract/money/amount'
import { escapeHtml } from '@/contract/text/html-text'
import { settleContract } from '@/sandbox/contracts/settle-contract'
import type { Account } from '@/sandbox/call/account'
import { realAccountOf, type GatewayCall, type Handler } from '@/sandbox/call/gateway-call'
import { KeyUsedError, withTheHouse } from '@/sandbox/ledger/port/entry'
import { postIntent } from '@/sandbox/ledger/port/post-intent'
import { Refusal } from '@/sandbox/call/refusal'
import { RateAboveError, RequestChangedError } from '@/sandbox/contracts/answer-contract'
import { inEachLanguage } from '@/sandbox/messages/port/in-each-language'

type Call = GatewayCall<DividendClaim['request'], ContractsPort & LedgerPort>

/** Answers the pending request about a contract, or pays what its periods have earned (2 §4). */
export const processContract: Handler<DividendClaim, ContractsPort & LedgerPort> = async (call) => {
  const account = realAccountOf(call)
  const kind = (Object.keys(contractCalls) as ContractKind[]).find((each) => contractCalls[each] === call.name)
  if (kind === undefined) throw new TypeError(`${call.name} processes no contract`)
  const { act } = call.request
  const paid = act === 'claim' ? await claim(call, account, kind) : await answered(call, account, kind, act)
  const agreed = await call.services.contracts.of(account.id)
  const [inForce, waiting] = contractMembers[kind]
  return { contract: agreed[inForce], request: agreed[waiting], paid }
}

/** Pays all finished and unclaimed periods in one entry. Idempotent by key. */
async function claim(call: Call, account: Account, kind: ContractKind): Promise<ContractState['paid']> {
  const { services, merchant, texts, key = '' } = call
  const { number, time, lines } = await postIntent(call, account, async () => {
    await settleContract(services, merchant, account, kind)
    const open = await services.paidPeriods.openOf(account.id, kind)
    const amount = open.reduce((sum, period) => sum + period.amount, 0)
    if (amount === 0) throw new Refusal('contract_nothing', texts.say('contract_nothing'))
    const name = kind === 'dividend' ? 'dividend' : 'salary'
    return {
      kind: name,
      movements: withTheHouse(account.id, name, amount),
      details: { contract: kind, periods: open.map(({ id }) => id) },
      beside: services.paidPeriods.claimOf({ merchant: merchant.code, account: account.id }, open, key),
    }
  }).catch((error: unknown) => {
    // Race: a concurrent claim with another key was first.
    if (error instanceof Error && error.message.includes('contract_claims.period'))
      throw new Refusal('contract_nothing', texts.say('contract_nothing'))
    throw error
  })
  const own = lines.find(({ owner }) => owner === account.id)
  return {
    number,
    time: new Date(time).toISOString(),
    amount: amountOf(own?.amount ?? 0),
    balance: amountOf(own?.balanceAfter ?? 0),
  }
}

async function answered(
  { services, merchant, texts, name, request, key = '' }: Call,
  { id, account, upline }: Account,
  kind: ContractKind,
  act: 'accept' | 'reject',
): Promise<null> {
  const ended = inEachLanguage(merchant, (words) => ({
    title: words.say('contract_ended_title'),
    content: words.say('contract_ended', { contract: words.say(`contract_${kind}`) }),
  }))
  const time = services.clock()
  const answerTo = (asks: 'offer' | 'termination') => ({
    ...inEachLanguage(merchant, (words) => ({
      title: words.say('contract_answered_title'),
      content: words.say(`contract_${act}s_${asks}`, {
        name: escapeHtml(account),
        contract: words.say(`contract_${kind}`),
      }),
    })),
    time,
  })
  const told = { ...ended, time }
  const intent = { key, call: name, request }
  try {
    const isAnswered = await services.contracts.answer({
      merchant: merchant.code,
      account: id,
      upline,
      kind,
      act,
      since: request.since,
      intent,
      told,
      answered: { offer: answerTo('offer'), termination: answerTo('termination') },
    })
    if (!isAnswered) throw new Refusal('nothing_waits', texts.say('nothing_waits'))
    return null
  } catch (error) {
    if (error instanceof KeyUsedError) throw new Refusal('key_used', texts.say('key_used'), { status: 422 })
    if (error instanceof RateAboveError) throw new Refusal('contract_above', texts.say('contract_above'))
    if (error instanceof RequestChangedError) throw new Refusal('request_changed', texts.say('request_changed'))
    throw error
  }
}
