import type { PlayerAvatar } from '@/generated/gateway-types'
import { defineCall } from './call-definition'
import * as rows from './endpoint-rows'
import { useRead } from './use-read'

const playerAvatar = defineCall<PlayerAvatar>(rows.playerAvatar, () => import('@/generated/answers/playerAvatar.js'))

/** Picture that the signed-in player has chosen (1 §7). */
export function usePlayerAvatar() {
  return useRead(playerAvatar, {})
}
