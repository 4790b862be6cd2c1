import * as validate from '@/contract/generated/validate-request.js'
import { answered } from '@/sandbox/call/gateway-call'
import { applyPromotion, promotionClaim, promotionStates } from './calls/promotion-activities'

export const promotionsCalls = {
  promotionStates: answered(validate.promotionStates, promotionStates),
  applyPromotion: answered(validate.applyPromotion, applyPromotion),
  promotionClaim: answered(validate.promotionClaim, promotionClaim),
}
