import { contractMembers } from '@/gateway/contract-members'
import type { SandboxAct } from '@/generated/gateway-types'
import type { Account } from '@/sandbox/database/tables'
import type { Services } from '@/sandbox/services'
import { PanelError } from './panel-error'
import { merchantOf } from './read-input'

type Act = Required<SandboxAct>
type Terms = Act['terms']

/** Who asks where nobody of this sandbox stands above the account. */
const nobodysName = 'upline_han'

/** Terms of the one above: they hold once the account has accepted them (2 §4). */
export async function offerContract(services: Services, act: Act) {
  if (!isRising(act.terms)) throw new PanelError('Each step asks for more than the one before, and pays more.', 409)
  return ask(services, act, await agentOf(services, act), 'offer', act.terms)
}

/** Asks the account to end the contract in force. */
export async function endContract(services: Services, act: Act) {
  const account = await agentOf(services, act)
  const agreed = await services.contracts.of(account.id)
  const inForce = agreed[contractMembers[act.kind][0]]
  if (inForce === null) throw new PanelError(`${account.account} has no contract of the kind ${act.kind}.`, 404)
  return ask(services, act, account, 'termination', inForce.terms)
}

async function ask(services: Services, act: Act, account: Account, asks: 'offer' | 'termination', terms: Terms) {
  const { accounts, contracts, clock } = services
  const above = account.upline === null ? undefined : await accounts.byId(account.upline)
  const request = { asks, from: above?.account ?? nobodysName, since: new Date(clock()).toISOString(), terms }
  if (!(await contracts.ask(act.merchant, account.id, act.kind, request)))
    throw new PanelError(`${account.account} has still to answer another request of the kind ${act.kind}.`, 409)
  return { account: account.account, kind: act.kind, request }
}

async function agentOf(services: Services, { merchant, id }: Act): Promise<Account> {
  const { code, accountTypes } = merchantOf(services, merchant)
  const account = await services.accounts.bySignInName(code, id)
  if (account === undefined || !accountTypes.agent.includes(account.type))
    throw new PanelError(`${code} has no agent ${id}.`, 404)
  return account
}

/** By period: the steps of one ask for more bets, loss, members or a higher stake, and none for less. */
function isRising(terms: Terms): boolean {
  return terms.every((term, at) => {
    const before = terms.slice(0, at).findLast(({ period }) => period === term.period)
    if (before === undefined) return true
    const asked = ['periodValidBet', 'periodProfitLoss', 'activeMembers', 'betAmount'] as const
    const isMore = asked.some((name) => term[name] > before[name]) && asked.every((name) => term[name] >= before[name])
    return isMore && term.rate > before.rate
  })
}
