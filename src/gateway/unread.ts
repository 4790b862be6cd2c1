import type { UnreadCount } from '@/generated/gateway-types'
import { useSession } from '@/session/session'
import { defineCall } from './call-definition'
import * as rows from './first-rows'
import { useRead } from './use-read'

const unreadCount = defineCall<UnreadCount>(rows.unreadCount, () => import('@/generated/answers/unreadCount.js'))

/** Messages that the signed-in account has not read (1 §3). A trial account has none and is not asked about (1 §6). */
export function useUnreadCount(isWanted: boolean) {
  const { role } = useSession()
  return useRead(unreadCount, role === 'trial' || !isWanted ? undefined : {})
}
