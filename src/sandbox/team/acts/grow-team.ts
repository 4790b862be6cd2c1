import type { AccountsPort } from '@/sandbox/accounts/port/accounts-port'
import { merchantOf } from '@/sandbox/call/merchant-of'
import { PanelError } from '@/sandbox/call/panel-error'
import type { LedgerPort } from '@/sandbox/ledger/port/ledger-port'
import type { Act } from '@/sandbox/sandbox-module'
import type { TeamPort } from '@/sandbox/team/port/team-port'

/** Adds many people below the demo agent. */
export const growTeam: Act<AccountsPort & LedgerPort & TeamPort> = async (services, { merchant, id, members }) => {
  const { code } = merchantOf(services, merchant)
  const agent = await services.accounts.bySignInName(code, id)
  if (agent === undefined || id !== 'demo_agent') throw new PanelError(`${code} has no agent demo_agent.`, 404)
  await services.ledger.growTeam(code, members)
  return { account: agent.account, size: (await services.team.person(code, agent.id, 0))?.size }
}
