import type { PvpRooms } from '@/contract/generated/gateway-types'
import { defineCall } from '@/site/gateway/call-definition'
import * as rows from '@/contract/endpoints/endpoint-rows'
import { useRead } from '@/site/gateway/use-read'

export type Room = PvpRooms['response'][number]

const pvpRooms = defineCall<PvpRooms>(rows.pvpRooms, () => import('@/contract/generated/answers/pvpRooms.js'), {
  hasTexts: true,
})

/** Who plays where changes all the time: asked for again in that many milliseconds, while the page is seen. */
const refreshInterval = 30_000

/** Rooms of board games, those with free places first (2 §7). Nothing is asked for a visitor. */
export function usePvpRooms(request: PvpRooms['request'] | undefined) {
  return useRead(pvpRooms, request, { refreshInterval })
}
