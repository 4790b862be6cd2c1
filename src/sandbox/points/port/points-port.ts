import type { Redemptions } from '@/sandbox/points/redemptions'

/** What was redeemed for points. */
export interface PointsPort {
  readonly redemptions: Redemptions
}
