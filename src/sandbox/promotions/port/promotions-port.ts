import type { Applications } from '@/sandbox/promotions/applications'

/** Who takes part in which promotion. */
export interface PromotionsPort {
  readonly applications: Applications
}
