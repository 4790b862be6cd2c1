import type { Rebate, RebateClaim } from '@/generated/gateway-types'
import { defineCall } from './call-definition'
import * as rows from './endpoint-rows'
import { useRead } from './use-read'

const rebate = defineCall<Rebate>(rows.rebate, () => import('@/generated/answers/rebate.js'))
export const rebateClaim = defineCall<RebateClaim>(rows.rebateClaim, () => import('@/generated/answers/rebateClaim.js'))

/** What the account gets back of its bets (2 §2 manual rebate). */
export const useRebate = () => useRead(rebate, {})
