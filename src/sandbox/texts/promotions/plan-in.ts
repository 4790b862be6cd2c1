import type { Money } from '@/sandbox/call/in-currency'
import type { FriendGifts, PromotionPlan } from './promotion-plan'

/** A plan with its amounts in a currency. Points, spins, shares and counts stay. */
export function planIn(money: Money, plan: PromotionPlan): PromotionPlan {
  switch (plan.way) {
    case 'deposit':
      return { ...plan, min: money(plan.min), most: money(plan.most) }
    case 'application':
      return { ...plan, amount: money(plan.amount) }
    case 'reward':
      if (plan.of === 'friend') return { ...plan, ...friendGiftsIn(money, plan) }
      return plan.of === 'playedDay' ? { ...plan, amount: money(plan.amount) } : plan
    case 'raffle':
    case 'join':
      return plan
  }
}

export const friendGiftsIn = (money: Money, gifts: FriendGifts): FriendGifts => ({
  ...gifts,
  firstDeposit: money(gifts.firstDeposit),
  validBet: money(gifts.validBet),
  amount: money(gifts.amount),
})
