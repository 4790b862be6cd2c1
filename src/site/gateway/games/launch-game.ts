import type { LaunchGame } from '@/contract/generated/gateway-types'
import { defineCall } from '@/site/gateway/call-definition'
import * as rows from '@/contract/endpoints/endpoint-rows'

/** Asks for the address that a game is launched at; it works once (2 §7). */
export const launchGame = defineCall<LaunchGame>(
  rows.launchGame,
  () => import('@/contract/generated/answers/launchGame.js'),
  {
    hasTexts: true,
  },
)
