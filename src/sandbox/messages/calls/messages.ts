import type { MessagesPort } from '@/sandbox/messages/port/messages-port'
import type { LedgerPort } from '@/sandbox/ledger/port/ledger-port'
import type { TeamPort } from '@/sandbox/team/port/team-port'
import type { DeleteMessages, Messages, ReadMessages, SendMessage } from '@/contract/generated/gateway-types'
import { escapeHtml } from '@/contract/text/html-text'
import type { Account } from '@/sandbox/call/account'
import { agentOf, realAccountOf, type GatewayCall, type Handler } from '@/sandbox/call/gateway-call'
import { Refusal } from '@/sandbox/call/refusal'

export const messages: Handler<Messages, MessagesPort> = async (call) => {
  const { id } = realAccountOf(call)
  const { pageNo: no, pageSize: size } = call.request
  const { list, total } = await call.services.messages.pageOf(id, { no, size }, call.texts.language)
  return {
    list: list.map(({ time, from = null, isRead, ...message }) => ({
      ...message,
      time: new Date(time).toISOString(),
      from,
      read: isRead,
    })),
    totalPages: Math.ceil(total / size),
    unread: await call.services.messages.unreadOf(id),
  }
}

export const readMessages: Handler<ReadMessages, MessagesPort> = async (call) => {
  const { id } = realAccountOf(call)
  await call.services.messages.read(id, call.request.ids)
  return { unread: await call.services.messages.unreadOf(id) }
}

export const deleteMessages: Handler<DeleteMessages, MessagesPort> = async (call) => {
  const { id } = realAccountOf(call)
  await call.services.messages.remove(id, call.request.ids)
  return { unread: await call.services.messages.unreadOf(id) }
}

/**
 * Agents may write to their upline and downlines, twenty messages in five minutes. The text is never interpreted as
 * HTML.
 */
export const sendMessage: Handler<SendMessage, LedgerPort & MessagesPort & TeamPort> = async (call) => {
  const { services, merchant, texts, request } = call
  const account = agentOf(call)
  const accounts = await receiversOf(call, account)
  if (accounts.length === 0) throw new Refusal('nobody_there', texts.say('nobody_there'), { value: { field: 'to' } })
  const { sentMessages } = services.messageLimits
  if (sentMessages.isFull(merchant.code, account.id))
    throw new Refusal('too_many_tries', texts.say('too_many_tries'), { status: 429 })
  sentMessages.add(merchant.code, account.id)
  const content = request.content
    .split('\n')
    .map((line) => `<p>${escapeHtml(line)}</p>`)
    .join('')
  await services.messages.send(
    merchant.code,
    accounts,
    { title: request.title, content, time: services.clock() },
    account.account,
  )
  return { sent: accounts.length }
}

async function receiversOf(
  { services, merchant, request }: GatewayCall<SendMessage['request'], LedgerPort & TeamPort>,
  account: Account,
): Promise<string[]> {
  const { id, upline } = account
  if (request.to === 'upline') return upline === null ? [] : [upline]
  if (request.to === 'member') {
    const path = await services.team.pathTo(account, request.account ?? '')
    return path !== undefined && path.length > 1 ? path.slice(-1).map((member) => member.id) : []
  }
  const team = await services.ledger.teamOf(merchant.code, id, services.clock())
  return team.filter(({ level }) => request.to === 'team' || level === 1).map((member) => member.id)
}
