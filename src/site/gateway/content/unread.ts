import { useEffect } from 'react'
import type { UnreadCount } from '@/contract/generated/gateway-types'
import { useSession } from '@/site/session/session'
import { listenToTabs } from '@/site/session/tab-channel'
import { defineCall } from '@/site/gateway/call-definition'
import * as rows from '@/contract/endpoints/first-rows'
import { useRead } from '@/site/gateway/use-read'

/** BroadcastChannel on which tabs tell each other that messages were read, deleted or received. */
export const messagesChannel = 'livery-messages'

const unreadCount = defineCall<UnreadCount>(
  rows.unreadCount,
  () => import('@/contract/generated/answers/unreadCount.js'),
)

/**
 * Number of unread messages of the signed-in account (1 §3). A trial account has none, so it makes no request (1 §6).
 */
export function useUnreadCount(isWanted: boolean) {
  const { role } = useSession()
  const isAsked = role !== 'trial' && isWanted
  const read = useRead(unreadCount, isAsked ? {} : undefined)
  const { mutate } = read
  useEffect(() => (isAsked ? listenToTabs(messagesChannel, () => void mutate()) : undefined), [isAsked, mutate])
  return read
}
