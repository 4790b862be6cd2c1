import type { AccountsPort } from '@/sandbox/accounts/port/accounts-port'
import { merchantOf } from '@/sandbox/call/merchant-of'
import { PanelError } from '@/sandbox/call/panel-error'
import type { PushPort } from '@/sandbox/push/port/push-port'
import type { Act } from '@/sandbox/sandbox-module'

/** Sends the devices of an account a notification without a message, to see that they arrive. */
export const sendPush: Act<AccountsPort & PushPort> = async (services, { merchant, id, title, content }) => {
  const brand = merchantOf(services, merchant)
  const account = await services.accounts.bySignInName(brand.code, id)
  if (account === undefined) throw new PanelError(`${brand.code} has no account ${id}.`, 404)
  const devices = await services.push.notify(brand, account.id, { title, body: content.slice(0, 300), tag: 'test' })
  return { account: account.account, devices }
}
