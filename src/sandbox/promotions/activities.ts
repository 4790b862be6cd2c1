import type { LedgerPort } from '@/sandbox/ledger/port/ledger-port'
import type { PromotionsPort } from './port/promotions-port'
import type { RewardsPort } from '@/sandbox/rewards/port/rewards-port'
import type { SecurityPort } from '@/sandbox/security/port/security-port'
import type { SettingsPort } from '@/sandbox/settings/port/settings-port'
import type { PromotionStates } from '@/contract/generated/gateway-types'
import { amountOf } from '@/contract/money/amount'
import { promotionsOf } from './port/promotions'
import type { Account } from '@/sandbox/call/account'
import type { GatewayCall } from '@/sandbox/call/gateway-call'
import { accountRewards } from '@/sandbox/rewards/port/account-rewards'
import type { Claim } from '@/sandbox/rewards/port/rewards-port'
import { prizeNames, type PrizeId } from '@/sandbox/rewards/port/reward-plans'
import type { ServerLanguage } from '@/sandbox/texts/article'
import { activityPlan } from './activity-plans'
import { activityStatus } from './activity-status'
import { claimOf } from './claim-of'
import type { Application } from './applications'

export type Activity = PromotionStates['response']['items'][number]

const iso = (time: number): string => new Date(time).toISOString()
const momentOf = (day: string | null | undefined): number | null => (day ? Date.parse(day) : null)

/** The state of all promotions for an account, or for a visitor. */
export async function activitiesOf(
  call: GatewayCall<unknown, LedgerPort & PromotionsPort & RewardsPort & SecurityPort & SettingsPort>,
  account: Account | undefined,
): Promise<Activity[]> {
  const { services } = call
  const now = services.clock()
  const applications = account === undefined ? [] : await services.applications.of(account.id)
  const claims = account === undefined ? new Map<string, Claim>() : await services.claims.of(account.id)
  const raffle = account && (await accountRewards(call, account)).find(({ plan }) => plan.pays.kind === 'raffle')
  return (await promotionsOf(call)).map((promotion): Activity => {
    const { id, starts = null, ends = null } = promotion
    const { way, bonus } = activityPlan(id)
    const applied = applications.findLast((each) => each.promotion === id)
    const draw = way === 'raffle' ? raffle : undefined
    const claim = claims.get(claimOf(id)) ?? draw?.claim
    return {
      id,
      way,
      starts,
      ends,
      status: activityStatus({
        now,
        applied,
        isClaimed: claim !== undefined,
        raffle: draw?.state,
        starts: momentOf(starts),
        ends: momentOf(ends),
      }),
      bonus: bonus === undefined ? null : { amount: amountOf(bonus.amount), turnover: amountOf(turnoverOf(bonus)) },
      raffle: draw?.id ?? null,
      applied: applied === undefined ? null : ownApplication(applied),
      receipt: claim?.entry ?? null,
      prize: claim === undefined ? null : prizeOf(claim, call.texts.spoken),
    }
  })
}

function prizeOf({ details }: Claim, spoken: ServerLanguage): string | null {
  const { prize } = details as { prize?: PrizeId }
  return prize === undefined ? null : prizeNames[prize][spoken]
}

export const turnoverOf = ({ amount, times }: { readonly amount: number; readonly times: number }): number =>
  amount * times

const ownApplication = ({ number, created, comment, pictures, reviewed, reason }: Application) => ({
  number,
  comment,
  pictures,
  reason,
  time: iso(created),
  reviewed: reviewed === null ? null : iso(reviewed),
})
