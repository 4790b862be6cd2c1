import type { Claim } from '@/sandbox/rewards/port/rewards-port'
import type { promotionRewards } from '@/sandbox/rewards/port/promotion-rewards'

/** How an account takes part in a promotion whose rewards wait in the reward centre. */
export interface RewardTaking {
  readonly status: 'issued' | 'claimed' | 'joined' | 'process'
  /** The last claim, once there is nothing more to come. */
  readonly claim: Claim | undefined
  /** Since when the account takes part, in milliseconds since 1970. */
  readonly since: number | null
  readonly unmet: readonly string[]
  /** Whether one of these can never be fulfilled any more. */
  readonly isForGood?: boolean
}

type Giving = Awaited<ReturnType<typeof promotionRewards>> extends Map<string, infer Each> ? Each : never

export function rewardTaking({ rewards, since, unmet, isForGood = false, isOpen = false }: Giving): RewardTaking {
  const claim = isOpen ? undefined : rewards.findLast((reward) => reward.claim !== undefined)?.claim
  if (rewards.some(({ state }) => state === 'available'))
    return { status: 'issued', claim: undefined, since, unmet: [] }
  if (claim !== undefined) return { status: 'claimed', claim, since, unmet: [] }
  if (unmet.length > 0) return { status: 'process', claim, since: null, unmet, isForGood }
  return { status: since === null ? 'process' : 'joined', claim, since, unmet }
}
