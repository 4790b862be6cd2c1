import type { Claims } from '@/sandbox/rewards/claims'

export type { Claim } from '@/sandbox/rewards/claims'

/** Claims of accounts: rewards, missions, rebates and prizes. */
export interface RewardsPort {
  readonly claims: Claims
}
