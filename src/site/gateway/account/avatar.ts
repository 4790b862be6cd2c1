import type { PlayerAvatar } from '@/contract/generated/gateway-types'
import { defineCall } from '@/site/gateway/call-definition'
import * as rows from '@/contract/endpoints/endpoint-rows'
import { useRead } from '@/site/gateway/use-read'

const playerAvatar = defineCall<PlayerAvatar>(
  rows.playerAvatar,
  () => import('@/contract/generated/answers/playerAvatar.js'),
)

/** The picture that the signed-in player has chosen (1 §7). */
export function usePlayerAvatar() {
  return useRead(playerAvatar, {})
}
