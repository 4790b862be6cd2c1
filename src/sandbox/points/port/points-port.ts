import type { Redemptions } from '@/sandbox/points/redemptions'

/** Rewards redeemed for points. */
export interface PointsPort {
  readonly redemptions: Redemptions
}
