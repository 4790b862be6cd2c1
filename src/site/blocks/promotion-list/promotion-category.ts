import type { Promotion } from '@/site/gateway/rewards/promotions'

/** Categories that have a text here, in display order. Any other category of the server is shown as 'other'. */
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

/** The categories that have promotions. */
export function categoriesOf(promotions: readonly Pick<Promotion, 'category'>[]): PromotionCategory[] {
  const found = new Set(promotions.map(categoryOf))
  return [...named, 'other' as const].filter((category) => found.has(category))
}
