import type { Rebate, RebateClaim } from '@/contract/generated/gateway-types'
import { defineCall } from '@/site/gateway/call-definition'
import * as rows from '@/contract/endpoints/endpoint-rows'
import { useRead } from '@/site/gateway/use-read'

const rebate = defineCall<Rebate>(rows.rebate, () => import('@/contract/generated/answers/rebate.js'))
export const rebateClaim = defineCall<RebateClaim>(
  rows.rebateClaim,
  () => import('@/contract/generated/answers/rebateClaim.js'),
)

/** The account's rebate on its bets (2 §2 manual rebate). */
export const useRebate = () => useRead(rebate, {})
