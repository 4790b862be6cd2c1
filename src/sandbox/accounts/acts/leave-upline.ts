import type { AccountsPort } from '@/sandbox/accounts/port/accounts-port'
import { merchantOf } from '@/sandbox/call/merchant-of'
import { PanelError } from '@/sandbox/call/panel-error'
import type { Act } from '@/sandbox/sandbox-module'

export const leaveUpline: Act<AccountsPort> = async (services, { merchant, id }) => {
  const { code } = merchantOf(services, merchant)
  const account = await services.accounts.bySignInName(code, id)
  if (account === undefined) throw new PanelError(`${code} has no account ${id}.`, 404)
  await services.accounts.leaveUpline(account.id)
  return { account: account.account, upline: null }
}
