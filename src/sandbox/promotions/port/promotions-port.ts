import type { Applications } from '@/sandbox/promotions/applications'

/** Applications for promotions. */
export interface PromotionsPort {
  readonly applications: Applications
}
