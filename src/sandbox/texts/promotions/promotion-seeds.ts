import { inEachCurrency } from '@/sandbox/call/in-currency'
import { datedPromotions } from './dated-promotions'
import { gamePromotions } from './game-promotions'
import { loyaltyPromotions } from './loyalty-promotions'
import { newPlayerPromotions } from './new-player-promotions'
import { planIn } from './plan-in'
import type { PromotionSeed } from './promotion-seed'
import { referralPromotion } from './referral-promotion'
import { walletPromotions } from './wallet-promotions'

/** In the order of display on a site: promotions for new players first. */
export const promotionSeeds: readonly PromotionSeed[] = [
  ...newPlayerPromotions,
  ...walletPromotions,
  ...gamePromotions,
  ...loyaltyPromotions,
  referralPromotion,
  ...datedPromotions,
]

/** The same with the figures of their plans in a merchant's currency. */
export const promotionSeedsOf = inEachCurrency((money) =>
  promotionSeeds.map((seed) => ({ ...seed, plan: planIn(money, seed.plan) })),
)
