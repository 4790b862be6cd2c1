import { promotionCategories } from '@/contract/catalogue/promotion-categories'
import type { Promotion } from '@/site/gateway/rewards/promotions'

export type PromotionCategory = (typeof promotionCategories)[number] | 'other'

export function categoryOf({ category }: Pick<Promotion, 'category'>): PromotionCategory {
  return promotionCategories.find((each) => each === category) ?? 'other'
}

/** The categories that have promotions. */
export function categoriesOf(promotions: readonly Pick<Promotion, 'category'>[]): PromotionCategory[] {
  const found = new Set(promotions.map(categoryOf))
  return [...promotionCategories, 'other' as const].filter((category) => found.has(category))
}
