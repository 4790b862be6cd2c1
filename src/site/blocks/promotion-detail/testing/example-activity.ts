import type { PromotionActivity } from '@/site/gateway/rewards/promotion-activities'

/** A promotion with the status that a story needs. */
export const exampleActivity = (
  id: string,
  status: PromotionActivity['status'],
  more: Partial<PromotionActivity> = {},
): PromotionActivity => ({
  ...{ id, status, way: 'application', starts: null, ends: '2026-12-24T17:00:00.000Z', raffle: null, applied: null },
  ...{ bonus: { amount: 200_000, turnover: 600_000 }, prize: null, receipt: null, unmet: [], taken: null },
  ...more,
})
