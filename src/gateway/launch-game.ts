import type { LaunchGame } from '@/generated/gateway-types'
import { defineCall } from './call-definition'
import * as rows from './endpoint-rows'

/** Asks for the address that a game is launched at; it works once (2 §7). */
export const launchGame = defineCall<LaunchGame>(rows.launchGame, () => import('@/generated/answers/launchGame.js'), {
  hasTexts: true,
})
