import type { PromotionStates } from '@/contract/generated/gateway-types'

type Wire = PromotionStates['response']['items'][number]

/** How a player takes part in a promotion, and what it pays. Amounts in hundredths. */
export interface ActivityPlan {
  readonly way: Wire['way']
  /** Bonus of an approved application, and how many times it must be wagered before a withdrawal. */
  readonly bonus?: { readonly amount: number; readonly times: number }
}

/** By promotion id. Promotions that are not listed are joined with one press. */
const activityPlans: Readonly<Partial<Record<string, ActivityPlan>>> = {
  combined_bets: { way: 'application', bonus: { amount: 20_000_000, times: 3 } },
  lucky_hands: { way: 'application', bonus: { amount: 10_000_000, times: 2 } },
  weekly_raffle: { way: 'raffle' },
}

export const activityPlan = (promotion: string): ActivityPlan => activityPlans[promotion] ?? { way: 'join' }
