import type { Rewards } from '@/contract/generated/gateway-types'
import type { Claim } from '@/sandbox/rewards/claims'
import type { NewSpins } from '@/sandbox/rewards/free-spins'
import type { Recorded } from '@/sandbox/texts/spoken'
import type { RewardPlan, RewardText } from './reward-plans'

type Wire = Rewards['response']['rewards'][number]

/** The state of a reward for an account. Amounts in hundredths, times in milliseconds since 1970. */
export interface AccountReward {
  /** Contains the week, if the reward has one. */
  readonly id: string
  readonly plan: Omit<RewardPlan, 'text'>
  /** What it says of itself, in the language of the call. */
  readonly text: RewardText
  readonly conditions: readonly {
    readonly what: Wire['conditions'][number]['what']
    readonly required: number
    readonly reached: number
  }[]
  /** End of its week, and until when it can be claimed; null if there is no limit. */
  readonly ends: number | null
  readonly until: number | null
  readonly state: Wire['state']
  readonly claim: Claim | undefined
  /** Its title as receipts and records keep it, if no plan of the reward centre has one. */
  readonly named?: Recorded
  /** The free spins that it gives. */
  readonly spins?: NewSpins
}
