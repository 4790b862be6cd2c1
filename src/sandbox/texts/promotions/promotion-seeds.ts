import { datedPromotions } from './dated-promotions'
import { gamePromotions } from './game-promotions'
import { loyaltyPromotions } from './loyalty-promotions'
import { newPlayerPromotions } from './new-player-promotions'
import type { PromotionSeed } from './promotion-seed'
import { referralPromotion } from './referral-promotion'
import { walletPromotions } from './wallet-promotions'

export const promotionSeeds: readonly PromotionSeed[] = [
  ...newPlayerPromotions,
  ...walletPromotions,
  ...gamePromotions,
  ...loyaltyPromotions,
  referralPromotion,
  ...datedPromotions,
]
