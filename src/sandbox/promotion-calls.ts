import type { CallName } from '@/contract/endpoints/endpoints'
import type { ApplyPromotion, PromotionClaim, PromotionStates } from '@/contract/generated/gateway-types'
import * as validate from '@/contract/generated/validate-request.js'
import { applyPromotion, promotionClaim, promotionStates } from './calls/promotion-activities'
import { answered, type AnsweredCall } from './gateway-call'

/** The rows of the promotions. */
export const promotionCalls = {
  promotionStates: answered<PromotionStates>(validate.promotionStates, promotionStates),
  applyPromotion: answered<ApplyPromotion>(validate.applyPromotion, applyPromotion),
  promotionClaim: answered<PromotionClaim>(validate.promotionClaim, promotionClaim),
} satisfies Partial<Record<CallName, AnsweredCall>>
