import type { AccountsPort } from '@/sandbox/accounts/port/accounts-port'
import { merchantOf } from '@/sandbox/call/merchant-of'
import { PanelError } from '@/sandbox/call/panel-error'
import type { MessagesPort } from '@/sandbox/messages/port/messages-port'
import type { PushPort } from '@/sandbox/push/port/push-port'
import type { Act } from '@/sandbox/sandbox-module'

/** Sends a message from the platform to an account, and a notification of it to the account's devices. */
export const sendMessage: Act<AccountsPort & MessagesPort & PushPort> = async (services, act) => {
  const { merchant, id, title, content } = act
  const brand = merchantOf(services, merchant)
  const account = await services.accounts.bySignInName(brand.code, id)
  if (account === undefined) throw new PanelError(`${brand.code} has no account ${id}.`, 404)
  await services.messages.send(brand.code, [account.id], { title, content, time: services.clock() })
  const devices = await services.push.notify(brand, account.id, {
    title,
    body: withoutTags(content).slice(0, mostShown),
    tag: 'messages',
    url: '/?member=messages',
  })
  return { account: account.account, title, unread: await services.messages.unreadOf(account.id), devices }
}

/** Characters of a message that its notification shows. */
const mostShown = 300

/** A notification is plain text. */
function withoutTags(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
