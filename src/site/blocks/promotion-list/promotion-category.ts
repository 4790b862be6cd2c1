import type { Promotion } from '@/site/gateway/rewards/promotions'

/** Kinds that have a name here, in the order in which they are offered. What the server adds to them is 'other'. */
const named = [
  'new_player',
  'deposit',
  'slots',
  'live',
  'sports',
  'cashback',
  'vip',
  'referral',
  'raffle',
  'season',
] as const

export type PromotionCategory = (typeof named)[number] | 'other'

export function categoryOf({ category }: Pick<Promotion, 'category'>): PromotionCategory {
  return named.find((each) => each === category) ?? 'other'
}

/** The kinds that there are promotions of. */
export function categoriesOf(promotions: readonly Pick<Promotion, 'category'>[]): PromotionCategory[] {
  const found = new Set(promotions.map(categoryOf))
  return [...named, 'other' as const].filter((category) => found.has(category))
}
