import { useEffect } from 'react'
import type { UnreadCount } from '@/generated/gateway-types'
import { useSession } from '@/session/session'
import { listenToTabs } from '@/session/tab-channel'
import { defineCall } from './call-definition'
import * as rows from './first-rows'
import { useRead } from './use-read'

/** Tabs tell each other that messages were read, deleted or have come. */
export const messagesChannel = 'livery-messages'

const unreadCount = defineCall<UnreadCount>(rows.unreadCount, () => import('@/generated/answers/unreadCount.js'))

/** Messages that the signed-in account has not read (1 §3). A trial account has none and is not asked about (1 §6). */
export function useUnreadCount(isWanted: boolean) {
  const { role } = useSession()
  const isAsked = role !== 'trial' && isWanted
  const read = useRead(unreadCount, isAsked ? {} : undefined)
  const { mutate } = read
  useEffect(() => (isAsked ? listenToTabs(messagesChannel, () => void mutate()) : undefined), [isAsked, mutate])
  return read
}
