import { recordedIn } from '@/sandbox/texts/spoken'
import type { Texts } from '@/sandbox/texts/texts'
import { promotionTitles } from '@/sandbox/texts/promotions/promotion-article'
import type { Gift } from '@/sandbox/texts/promotions/promotion-plan'
import type { PromotionSeed } from '@/sandbox/texts/promotions/promotion-seed'
import type { Claim } from '@/sandbox/rewards/claims'
import type { AccountReward } from '@/sandbox/rewards/port/account-reward'
import type { BonusPrize } from '@/sandbox/rewards/port/reward-plans'

/** How a promotion stands to an account that it gives rewards to. */
export interface Giving {
  readonly rewards: readonly AccountReward[]
  /** Since when the account takes part, in milliseconds since 1970; null while it has done nothing for it. */
  readonly since: number | null
  /** Why it is not for the account, a sentence each in the language of the call. */
  readonly unmet: readonly string[]
  /** Whether one of these can never be fulfilled any more. */
  readonly isForGood?: boolean
  /** Whether more comes after what was claimed. */
  readonly isOpen?: boolean
}

export const notFor = (...unmet: readonly string[]): Giving => ({ rewards: [], since: null, unmet })

/** What a gift of a promotion needs to become a reward of an account. Times in milliseconds since 1970. */
export interface GivenReward {
  /** Id of the reward within the promotion. */
  readonly of: string
  readonly pays: BonusPrize & { readonly times?: number; readonly spinsUntil?: number }
  /** What it says of itself, in the language of the call. */
  readonly text: string
  /** Null if it waits without an end. */
  readonly until: number | null
  readonly asks?: AccountReward['conditions']
}

/** The call in which rewards are given, its time, and what was claimed before. */
export interface GivenIn {
  readonly call: { readonly texts: Pick<Texts, 'spoken'> }
  readonly now: number
  readonly claims: ReadonlyMap<string, Claim>
}

/** A gift of a promotion as a reward of an account: once, until its time is over. */
export function giftReward(
  { now, claims, call: { texts } }: GivenIn,
  seed: PromotionSeed,
  { of, pays: { times = 0, spinsUntil, ...prize }, text, until, asks = [] }: GivenReward,
): AccountReward {
  const id = `${seed.id}-${of}`
  const named = promotionTitles(seed)
  const claim = claims.get(id)
  const spinsEnd = spinsUntil ?? until
  const isMet = asks.every(({ required, reached }) => reached >= required)
  return {
    id,
    plan: {
      id,
      period: 'once',
      asks: asks.map(({ what, required }) => ({ what, required })),
      pays: { kind: 'bonus', times, ...prize },
    },
    text: { title: recordedIn(named, texts.spoken), text },
    conditions: asks,
    ends: until,
    until,
    claim,
    state:
      claim === undefined
        ? until !== null && now >= until
          ? 'expired'
          : isMet
            ? 'available'
            : 'inProgress'
        : 'claimed',
    named,
    ...(prize.spins !== undefined &&
      spinsEnd !== null && { spins: { granted: prize.spins, until: spinsEnd, times, named } }),
  }
}

/** What a gift pays, in hundredths of points or as free spins. */
export const prizeOf = (gift: Gift): BonusPrize =>
  'points' in gift ? { money: 0, points: gift.points } : { money: 0, spins: gift.spins }
