import type { Account } from '@/sandbox/call/account'
import type { GatewayCall } from '@/sandbox/call/gateway-call'
import type { LedgerPort } from '@/sandbox/ledger/port/ledger-port'
import type { Claim } from '@/sandbox/rewards/claims'
import type { RewardsPort } from '@/sandbox/rewards/port/rewards-port'
import { fill } from '@/sandbox/texts/fill'
import type { RewardingPlan } from '@/sandbox/texts/promotions/promotion-plan'
import type { OfferedPromotion } from '@/sandbox/texts/promotions/offered-promotions'
import { rewardWords } from '@/sandbox/texts/promotions/reward-words'
import { said } from '@/sandbox/texts/spoken'
import { notFor, type GivenIn, type Giving } from './gift-reward'

type Of = RewardingPlan['of']

/** A promotion that gives rewards, and the account that it is asked for. */
export interface Giver<Kind extends Of = Of> extends OfferedPromotion {
  readonly call: GatewayCall<unknown, LedgerPort & RewardsPort>
  readonly account: Account
  readonly plan: RewardingPlan & { readonly of: Kind }
  readonly now: number
  readonly claims: ReadonlyMap<string, Claim>
}

/** What a reward of a kind of plan says of itself, with its figure. */
export const wordsOf = ({ call: { texts } }: GivenIn, of: Of, n: string): string =>
  fill(said(rewardWords, texts.spoken).reward[of], { n })

/** The line of a plan by ranks that an account has reached, or why it has none. */
export function reachedRank<Line extends { readonly rank: number }>(
  { call, account }: Pick<Giver, 'call' | 'account'>,
  ranks: readonly Line[],
): Line | Giving {
  const reached = ranks.findLast(({ rank }) => rank <= account.rankLevel)
  if (reached !== undefined) return reached
  const required = String(ranks[0]?.rank ?? 0)
  return notFor(fill(said(rewardWords, call.texts.spoken).unmet.rank, { required, reached: String(account.rankLevel) }))
}
