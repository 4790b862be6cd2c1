import type { LaunchGame } from '@/contract/generated/gateway-types'
import { defineCall } from '@/site/gateway/call-definition'
import * as rows from '@/contract/endpoints/endpoint-rows'

/** Requests the launch address of a game; it is valid once (2 §7). */
export const launchGame = defineCall<LaunchGame>(
  rows.launchGame,
  () => import('@/contract/generated/answers/launchGame.js'),
  {
    hasTexts: true,
  },
)
