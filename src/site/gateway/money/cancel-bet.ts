import type { CancelBet } from '@/contract/generated/gateway-types'
import { defineCall } from '@/site/gateway/call-definition'
import * as rows from '@/contract/endpoints/endpoint-rows'

/** Cancels an open bet before its draw closes. */
export const cancelBet = defineCall<CancelBet>(
  rows.cancelBet,
  () => import('@/contract/generated/answers/cancelBet.js'),
)
