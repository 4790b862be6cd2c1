import type { CallName } from '@/gateway/endpoints'
import { contractMembers, type ContractKind } from '@/gateway/contract-members'
import type { DividendClaim } from '@/generated/gateway-types'
import { realAccountOf, type Handler } from '@/sandbox/gateway-call'
import { KeyUsedError } from '@/sandbox/ledger/entry'
import { Refusal } from '@/sandbox/refusal'
import { textsIn } from '@/sandbox/texts/texts'

/** The process call of each kind of contract (2 §7): the same acts and words for all. */
const kinds = {
  dividendClaim: 'dividend',
  dailySalary: 'dailyWages',
  hourlySalary: 'hourlySalary',
  realTimeSalary: 'realTimeSalary',
} as const satisfies Partial<Record<CallName, ContractKind>>

/** Answers the request that waits about a contract (2 §4). What contracts pay is not part of the sandbox. */
export const processContract: Handler<DividendClaim> = async (call) => {
  const { id } = realAccountOf(call)
  const { services, merchant, texts, name, request, key } = call
  if (!isContractCall(name) || key === undefined) throw new TypeError(`${name} processes no contract`)
  const kind = kinds[name]
  if (request.act === 'claim') throw new Refusal('contract_unpaid', texts.say('contract_unpaid'))
  const toAll = textsIn(merchant, undefined)
  const told = {
    title: toAll.say('contract_ended_title'),
    content: toAll.say('contract_ended', { contract: toAll.say(`contract_${kind}`) }),
    time: services.clock(),
  }
  const intent = { key, call: name, request }
  try {
    const isAnswered = await services.contracts.answer({
      ...{ merchant: merchant.code, account: id, kind, act: request.act, intent, told },
    })
    if (!isAnswered) throw new Refusal('nothing_waits', texts.say('nothing_waits'))
  } catch (error) {
    if (error instanceof KeyUsedError) throw new Refusal('key_used', texts.say('key_used'), { status: 422 })
    throw error
  }
  const agreed = await services.contracts.of(id)
  const [inForce, waiting] = contractMembers[kind]
  return { contract: agreed[inForce], request: agreed[waiting], paid: null }
}

function isContractCall(name: CallName): name is keyof typeof kinds {
  return name in kinds
}
