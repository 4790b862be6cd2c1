import type { CancelBet } from '@/generated/gateway-types'
import { defineCall } from './call-definition'
import * as rows from './endpoint-rows'

/** Takes an open bet back before its draw closes. */
export const cancelBet = defineCall<CancelBet>(rows.cancelBet, () => import('@/generated/answers/cancelBet.js'))
