import type { SandboxBasics } from '@/sandbox/call/sandbox-basics'
import type { ContractsPort } from './port/contracts-port'
import type { MessagesPort } from '@/sandbox/messages/port/messages-port'
import { contractMembers, type ContractKind } from '@/contract/endpoints/contract-members'
import { isAbove } from '@/contract/money/contract-rates'
import { contractPanels } from '@/contract/catalogue/contract-panels'
import { escapeHtml } from '@/contract/text/html-text'
import type { Account } from '@/sandbox/call/account'
import { inEachLanguage } from '@/sandbox/messages/port/in-each-language'
import { areSameTerms, termProblem, type ContractRequest, type Term, type TermProblem } from './contract-terms'

/** Why a request cannot be made to an account. */
export type OfferProblem = TermProblem | 'above' | 'unchanged' | 'waits' | 'none'

interface Asked {
  readonly account: Account
  readonly kind: ContractKind
  /** Sign-in name of the requester. */
  readonly from: string
}

/**
 * Offers terms to an account, which apply once it accepts them (2 §4). They must be rising, within the upline's own
 * rates for each period, and different from those in force. Returns the pending request, or why there is none.
 */
export async function offerTerms(
  services: SandboxBasics & ContractsPort & MessagesPort,
  { account, kind, from }: Asked,
  terms: readonly Term[],
): Promise<ContractRequest | OfferProblem> {
  const [name] = contractMembers[kind]
  const problem = termProblem(terms)
  if (problem !== undefined) return problem
  const above = account.upline === null ? undefined : await services.contracts.of(account.upline)
  if (above !== undefined && isAbove(terms, above[name]?.terms ?? [])) return 'above'
  const inForce = (await services.contracts.of(account.id))[name]
  if (inForce !== null && areSameTerms(inForce.terms, terms)) return 'unchanged'
  return ask(services, { account, kind, from }, 'offer', terms)
}

/** Asks an account to end the contract in force. */
export async function askToEnd(
  services: SandboxBasics & ContractsPort & MessagesPort,
  asked: Asked,
): Promise<ContractRequest | OfferProblem> {
  const inForce = (await services.contracts.of(asked.account.id))[contractMembers[asked.kind][0]]
  return inForce === null ? 'none' : ask(services, asked, 'termination', inForce.terms)
}

/** Stores the request as pending and sends the account one message. */
async function ask(
  { contracts, clock, merchants, messages }: SandboxBasics & ContractsPort & MessagesPort,
  { account, kind, from }: Asked,
  asks: ContractRequest['asks'],
  terms: readonly Term[],
): Promise<ContractRequest | OfferProblem> {
  const time = clock()
  const request = { asks, from, since: new Date(time).toISOString(), terms: [...terms] }
  if (!(await contracts.ask(account.merchant, account.id, kind, request))) return 'waits'
  const merchant = merchants.get(account.merchant)
  if (merchant !== undefined) {
    const message = inEachLanguage(merchant, (texts) => {
      const contract = texts.say(`contract_${kind}`)
      const words = texts.say(`contract_asks_${asks}`, { from: escapeHtml(from), contract })
      const link = `<a href="/?agent=${contractPanels[kind]}&amp;list=contract">${texts.say('contract_look')}</a>`
      return { title: texts.say('contract_asks_title'), content: `<p>${words}</p><p>${link}</p>` }
    })
    await messages.send(account.merchant, [account.id], { ...message, time })
  }
  return request
}
