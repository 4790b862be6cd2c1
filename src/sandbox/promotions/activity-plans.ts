import type { PromotionStates } from '@/contract/generated/gateway-types'

type Wire = PromotionStates['response']['items'][number]

/** How one takes part in a promotion, and what it pays. Amounts in hundredths. */
export interface ActivityPlan {
  readonly way: Wire['way']
  /** What an application that is approved is paid, and how often that has to be bet before a withdrawal. */
  readonly bonus?: { readonly amount: number; readonly times: number }
}

/** By the ids of the promotions. Those that are not here take one press to join. */
const activityPlans: Readonly<Partial<Record<string, ActivityPlan>>> = {
  combined_bets: { way: 'application', bonus: { amount: 20_000_000, times: 3 } },
  lucky_hands: { way: 'application', bonus: { amount: 10_000_000, times: 2 } },
  weekly_raffle: { way: 'raffle' },
}

export const activityPlan = (promotion: string): ActivityPlan => activityPlans[promotion] ?? { way: 'join' }
