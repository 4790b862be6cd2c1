import type { AccountsPort } from '@/sandbox/accounts/port/accounts-port'
import type { ContractsPort } from '@/sandbox/contracts/port/contracts-port'
import type { MessagesPort } from '@/sandbox/messages/port/messages-port'
import type { EndContract, OfferContract } from '@/contract/generated/gateway-types'
import { askToEnd, offerTerms, type OfferProblem } from '@/sandbox/contracts/offer-terms'
import type { ContractRequest } from '@/sandbox/contracts/contract-terms'
import type { Account } from '@/sandbox/call/account'
import { agentOf, type GatewayCall, type Handler } from '@/sandbox/call/gateway-call'
import { Refusal } from '@/sandbox/call/refusal'

/** Offers terms to a direct downline that is an agent (2 §4). */
export const offerContract: Handler<OfferContract, AccountsPort & ContractsPort & MessagesPort> = async (call) => {
  const { kind, terms } = call.request
  const { above, account } = await downlineOf(call)
  return answerOrThrow(call, await offerTerms(call.services, { account, kind, from: above.account }, terms))
}

/** Asks a direct downline that is an agent to end its contract. */
export const endContract: Handler<EndContract, AccountsPort & ContractsPort & MessagesPort> = async (call) => {
  const { above, account } = await downlineOf(call)
  return answerOrThrow(call, await askToEnd(call.services, { account, kind: call.request.kind, from: above.account }))
}

/** Finds one of the agent's direct downlines that is an agent. Does not reveal whether other accounts have the name. */
async function downlineOf(
  call: GatewayCall<{ readonly account: string }, AccountsPort>,
): Promise<{ above: Account; account: Account }> {
  const above = agentOf(call)
  const { services, merchant, texts, request } = call
  const account = await services.accounts.bySignInName(merchant.code, request.account)
  if (account?.upline !== above.id || !merchant.accountTypes.agent.includes(account.type))
    throw new Refusal('no_downline', texts.say('no_downline'), { value: { field: 'account' } })
  return { above, account }
}

function answerOrThrow({ texts }: GatewayCall<unknown>, request: ContractRequest | OfferProblem) {
  if (typeof request !== 'string') return { request }
  const code = `contract_${request}` as const
  throw new Refusal(code, texts.say(code))
}
