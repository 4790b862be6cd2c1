import type { PromotionClaim } from '@/contract/generated/gateway-types'
import { defineCall } from '@/site/gateway/call-definition'
import * as rows from '@/contract/endpoints/point-rows'

/** Claims the reward of a promotion. */
export const promotionClaim = defineCall<PromotionClaim>(
  rows.promotionClaim,
  () => import('@/contract/generated/answers/promotionClaim.js'),
)
