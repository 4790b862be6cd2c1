import type { AccountsPort } from '@/sandbox/accounts/port/accounts-port'
import { merchantOf } from '@/sandbox/call/merchant-of'
import { PanelError } from '@/sandbox/call/panel-error'
import type { MessagesPort } from '@/sandbox/messages/port/messages-port'
import type { Act } from '@/sandbox/sandbox-module'

/** Sends a message from the platform to an account. */
export const sendMessage: Act<AccountsPort & MessagesPort> = async (services, { merchant, id, title, content }) => {
  const { code } = merchantOf(services, merchant)
  const account = await services.accounts.bySignInName(code, id)
  if (account === undefined) throw new PanelError(`${code} has no account ${id}.`, 404)
  await services.messages.send(code, [account.id], { title, content, time: services.clock() })
  return { account: account.account, title, unread: await services.messages.unreadOf(account.id) }
}
