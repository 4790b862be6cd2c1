import type { Claims } from '@/sandbox/rewards/claims'

export type { Claim } from '@/sandbox/rewards/claims'

/** What accounts claimed: rewards, missions, rebates and prizes. */
export interface RewardsPort {
  readonly claims: Claims
}
