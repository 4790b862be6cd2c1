import type { Claims } from '@/sandbox/rewards/claims'
import type { FreeSpins } from '@/sandbox/rewards/free-spins'

export type { Claim } from '@/sandbox/rewards/claims'

/** Claims of accounts (rewards, missions, rebates and prizes), and their free spins. */
export interface RewardsPort {
  readonly claims: Claims
  readonly freeSpins: FreeSpins
}
