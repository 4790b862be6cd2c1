import type { SandboxBasics } from '@/sandbox/call/sandbox-basics'
import type { AccountsPort } from '@/sandbox/accounts/port/accounts-port'
import type { ContractsPort } from '@/sandbox/contracts/port/contracts-port'
import type { MessagesPort } from '@/sandbox/messages/port/messages-port'
import type { ActRequest as Act } from '@/sandbox/sandbox-module'
import { askToEnd, offerTerms, type OfferProblem } from '@/sandbox/contracts/offer-terms'
import type { ContractRequest } from '@/sandbox/contracts/contract-terms'
import type { Account } from '@/sandbox/call/account'
import { PanelError } from '@/sandbox/call/panel-error'
import { merchantOf } from '@/sandbox/call/merchant-of'

/** Name of the upline if the account has none in the sandbox. */
const nobodysName = 'upline_han'

/** The upline offers terms, which apply once the account accepts them (2 §4). */
export async function offerContract(services: SandboxBasics & AccountsPort & ContractsPort & MessagesPort, act: Act) {
  const { account, from } = await asked(services, act)
  return answerOrThrow(act, account, await offerTerms(services, { account, kind: act.kind, from }, act.terms))
}

/** The upline asks the account to end the contract in force. */
export async function endContract(services: SandboxBasics & AccountsPort & ContractsPort & MessagesPort, act: Act) {
  const { account, from } = await asked(services, act)
  return answerOrThrow(act, account, await askToEnd(services, { account, kind: act.kind, from }))
}

const sentences: { readonly [Problem in OfferProblem]: (name: string, kind: string) => string } = {
  rate: () => 'A rate is more than 0, at most 1, and has four decimals at most.',
  amount: () => 'An amount has two decimals at most.',
  rising: () => 'Each step asks for more than the one before, and pays more.',
  above: (name, kind) => `The one above ${name} has no rate as high as that of the kind ${kind}.`,
  unchanged: (name) => `${name} has these terms already.`,
  waits: (name, kind) => `${name} has still to answer another request of the kind ${kind}.`,
  none: (name, kind) => `${name} has no contract of the kind ${kind}.`,
}

function answerOrThrow({ kind }: Act, { account }: Account, request: ContractRequest | OfferProblem) {
  if (typeof request === 'string')
    throw new PanelError(sentences[request](account, kind), request === 'none' ? 404 : 409)
  return { account, kind, request }
}

async function asked(
  services: SandboxBasics & AccountsPort,
  { merchant, id }: Act,
): Promise<{ account: Account; from: string }> {
  const { code, accountTypes } = merchantOf(services, merchant)
  const account = await services.accounts.bySignInName(code, id)
  if (account === undefined || !accountTypes.agent.includes(account.type))
    throw new PanelError(`${code} has no agent ${id}.`, 404)
  const above = account.upline === null ? undefined : await services.accounts.byId(account.upline)
  return { account, from: above?.account ?? nobodysName }
}
