import type { PvpRooms } from '@/contract/generated/gateway-types'
import { defineCall } from '@/site/gateway/call-definition'
import * as rows from '@/contract/endpoints/endpoint-rows'
import { useRead } from '@/site/gateway/use-read'

export type Room = PvpRooms['response'][number]

const pvpRooms = defineCall<PvpRooms>(rows.pvpRooms, () => import('@/contract/generated/answers/pvpRooms.js'), {
  hasTexts: true,
})

/** Players come and go all the time: polling interval in milliseconds, while the page is visible. */
const refreshInterval = 30_000

/** Rooms of board games, those with free seats first (2 §7). No request is made for a visitor. */
export function usePvpRooms(request: PvpRooms['request'] | undefined) {
  return useRead(pvpRooms, request, { refreshInterval })
}
