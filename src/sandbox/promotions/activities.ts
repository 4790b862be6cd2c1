import type { PromotionStates } from '@/contract/generated/gateway-types'
import { amountOf } from '@/contract/money/amount'
import type { Account } from '@/sandbox/call/account'
import { promotionRewards } from '@/sandbox/rewards/port/promotion-rewards'
import { accountRewards } from '@/sandbox/rewards/port/account-rewards'
import type { Claim } from '@/sandbox/rewards/port/rewards-port'
import { prizeNames, type PrizeId } from '@/sandbox/rewards/port/reward-plans'
import { offeredPromotions } from '@/sandbox/texts/promotions/offered-promotions'
import type { PromotionPlan } from '@/sandbox/texts/promotions/promotion-plan'
import { activityStatus } from './activity-status'
import { claimOf } from './claim-of'
import type { Application } from './applications'
import { rewardTaking } from './reward-taking'
import { depositTaking, type PromotionCall } from './deposit-taking'
import type { GatewayCall } from '@/sandbox/call/gateway-call'
import { reasonSaid } from '@/sandbox/texts/reason-said'
import { said, type ServerLanguage } from '@/sandbox/texts/spoken'

export type Activity = PromotionStates['response']['items'][number]

const iso = (time: number): string => new Date(time).toISOString()
const isoOf = (time: number | null): string | null => (time === null ? null : iso(time))

/** The state of all promotions for an account, or for a visitor. */
export async function activitiesOf(call: PromotionCall, account: Account | undefined): Promise<Activity[]> {
  const { services } = call
  const now = services.clock()
  const applications = account === undefined ? [] : await services.applications.of(account.id)
  const claims = account === undefined ? new Map<string, Claim>() : await services.claims.of(account.id)
  const raffle = account && (await accountRewards(call, account)).find(({ plan }) => plan.pays.kind === 'raffle')
  const given = account === undefined ? undefined : await promotionRewards(call, account, claims)
  const activities = (await offeredPromotions(call)).map(async ({ seed, starts, ends }): Promise<Activity> => {
    const { id, plan } = seed
    const applied = applications.findLast((each) => each.promotion === id)
    const draw = plan.way === 'raffle' ? raffle : undefined
    const giving = given?.get(id)
    const rewarded = giving && rewardTaking(giving)
    const claim = claims.get(claimOf(id)) ?? draw?.claim ?? rewarded?.claim
    const taking = account === undefined ? undefined : await depositTaking(call, account, id)
    return {
      id,
      way: plan.way,
      starts: isoOf(starts),
      ends: isoOf(ends),
      status: activityStatus({
        now,
        starts,
        ends,
        applied: taking?.isOpen === true ? { status: 'joined' } : applied,
        isClaimed: (claim !== undefined && rewarded === undefined) || taking?.isBooked === true,
        raffle: draw?.state,
        rewards: rewarded?.status,
      }),
      bonus: bonusOf(plan),
      raffle: draw?.id ?? null,
      applied: applied === undefined ? null : ownApplication(call, applied),
      receipt: (claim?.unit === 'spins' ? null : claim?.entry) ?? taking?.receipt ?? null,
      prize: claim === undefined ? null : prizeOf(claim, call.texts.spoken),
      unmet: [...(taking?.unmet ?? rewarded?.unmet ?? [])],
      forGood: taking?.isForGood ?? rewarded?.isForGood ?? false,
      taken: isoOf(claim?.time ?? taking?.time ?? rewarded?.since ?? applied?.created ?? null),
    }
  })
  return Promise.all(activities)
}

/** The bonus of an application, or of a day that was played; what others pay depends. */
function bonusOf(plan: PromotionPlan): Activity['bonus'] {
  if (!('amount' in plan)) return null
  return { amount: amountOf(plan.amount), turnover: amountOf(turnoverOf(plan)) }
}

function prizeOf({ details }: Claim, spoken: ServerLanguage): string | null {
  const { prize } = details as { prize?: PrizeId }
  return prize === undefined ? null : said(prizeNames[prize], spoken)
}

export const turnoverOf = ({ amount, times }: { readonly amount: number; readonly times: number }): number =>
  amount * times

const ownApplication = (
  { texts }: Pick<GatewayCall<unknown>, 'texts'>,
  { number, created, comment, pictures, reviewed, reason }: Application,
) => ({
  number,
  comment,
  pictures,
  reason: reasonSaid(texts, reason),
  time: iso(created),
  reviewed: reviewed === null ? null : iso(reviewed),
})
