import { useCallback } from 'react'
import { useSWRConfig } from 'swr'
import type { DeleteMessages, Messages, ReadMessages, SendMessage } from '@/contract/generated/gateway-types'
import { broadcastToTabs } from '@/site/session/tab-channel'
import { defineCall } from '@/site/gateway/call-definition'
import * as rows from '@/contract/endpoints/endpoint-rows'
import { useGateway } from '@/site/gateway/gateway-context'
import { messagesChannel } from './unread'
import { useRead, type ReadKey } from '@/site/gateway/use-read'

const messages = defineCall<Messages>(rows.messages, () => import('@/contract/generated/answers/messages.js'), {
  hasTexts: true,
})
const readMessages = defineCall<ReadMessages>(
  rows.readMessages,
  () => import('@/contract/generated/answers/readMessages.js'),
)
const deleteMessages = defineCall<DeleteMessages>(
  rows.deleteMessages,
  () => import('@/contract/generated/answers/deleteMessages.js'),
)
export const sendMessage = defineCall<SendMessage>(
  rows.sendMessage,
  () => import('@/contract/generated/answers/sendMessage.js'),
)

/** A page of the inbox (2 §2 message). */
export function useMessages(request: Messages['request']) {
  return useRead(messages, request, { keepPreviousData: true })
}

/**
 * Actions on messages. Afterwards the unread count and the lists are updated everywhere, in other tabs too. Throw
 * GatewayError.
 */
export function useMessageActions() {
  const gateway = useGateway()
  const { mutate } = useSWRConfig()
  const settle = useCallback(
    async (count: { readonly unread: number }) => {
      broadcastToTabs(messagesChannel, {})
      const isOf = (name: string) => (key: unknown) => Array.isArray(key) && (key as unknown as ReadKey)[0] === name
      await Promise.all([
        mutate(isOf('unreadCount'), { count: count.unread }, { revalidate: false }),
        mutate(isOf('messages')),
      ])
    },
    [mutate],
  )
  const read = useCallback(
    async (ids?: string[]) => settle(await gateway.send(readMessages, ids === undefined ? {} : { ids })),
    [gateway, settle],
  )
  const remove = useCallback(
    async (ids: string[]) => settle(await gateway.send(deleteMessages, { ids })),
    [gateway, settle],
  )
  return { read, remove }
}
