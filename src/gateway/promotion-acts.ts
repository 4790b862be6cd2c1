import type { PromotionClaim } from '@/generated/gateway-types'
import { defineCall } from './call-definition'
import * as rows from './point-rows'

/** Claims what a promotion has issued. */
export const promotionClaim = defineCall<PromotionClaim>(
  rows.promotionClaim,
  () => import('@/generated/answers/promotionClaim.js'),
)
