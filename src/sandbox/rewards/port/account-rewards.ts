import type { LedgerPort } from '@/sandbox/ledger/port/ledger-port'
import type { RewardsPort } from './rewards-port'
import type { SecurityPort } from '@/sandbox/security/port/security-port'
import type { Rewards } from '@/contract/generated/gateway-types'
import { paymentHashOf } from '@/sandbox/security/port/check-secret'
import type { Account } from '@/sandbox/call/account'
import type { GatewayCall } from '@/sandbox/call/gateway-call'
import type { PlayFigures } from '@/sandbox/ledger/port/ledger-port'
import { claimTime } from '@/sandbox/rewards/missions'
import { periodAt } from '@/sandbox/rewards/periods'
import { welcomeReward } from '@/sandbox/rewards/welcome-reward'
import type { SettingsPort } from '@/sandbox/settings/port/settings-port'
import { said } from '@/sandbox/texts/spoken'
import type { AccountReward } from './account-reward'
import { promotionRewards } from './promotion-rewards'
import { rewardPlansOf } from './reward-plans'

type Wire = Rewards['response']['rewards'][number]

/** What promotions give, the rewards of this week and the last one, and those without a week. */
export async function accountRewards(
  call: GatewayCall<unknown, LedgerPort & RewardsPort & SecurityPort & SettingsPort>,
  account: Account,
): Promise<AccountReward[]> {
  const {
    services,
    merchant,
    texts: { spoken },
  } = call
  const now = services.clock()
  const claims = await services.claims.of(account.id)
  const steps = {
    paymentPassword: paymentHashOf(account) === undefined ? 0 : 1,
    payoutAccount: Math.min(1, (await services.payoutAccounts.of(account.id)).length),
  }
  const given = [...(await promotionRewards(call, account, claims)).values()].flatMap(({ rewards: each }) => each)
  const rewards: AccountReward[] = [...welcomeReward(merchant, account, now, claims, spoken), ...given]
  for (const away of [0, -1]) {
    const week = periodAt(merchant.timeZone, 'week', now, away)
    const figures = await services.ledger.playFigures(account.merchant, account.id, week)
    for (const plan of rewardPlansOf(merchant).filter(({ period }) => period === 'week' || away === 0)) {
      const id = plan.period === 'once' ? plan.id : `${plan.id}-${week.day}`
      const conditions = plan.asks.map(({ what, required }) => ({
        what,
        required,
        reached: reachedOf(what, figures, steps),
      }))
      const ends = plan.period === 'once' ? null : week.to
      const until = ends === null ? null : ends + claimTime
      const isMet = conditions.every(({ required, reached }) => reached >= required)
      const claim = claims.get(id)
      // Nobody missed a week before there was the account; demo accounts have played before they were made.
      const isBefore = ends !== null && ends <= account.createdAt
      if (isBefore && conditions.every(({ reached }) => reached === 0)) continue
      const text = said(plan.text, spoken)
      const state = stateOf({ now, ends, until, isMet, claim })
      rewards.push({ id, plan, text, conditions, ends, until, claim, state })
    }
  }
  return rewards
}

function reachedOf(
  what: Wire['conditions'][number]['what'],
  { validBet, rounds, deposited }: PlayFigures,
  steps: { readonly paymentPassword: number; readonly payoutAccount: number },
): number {
  return { validBet, rounds, deposit: deposited, ...steps }[what]
}

interface Standing extends Pick<AccountReward, 'ends' | 'until' | 'claim'> {
  readonly now: number
  readonly isMet: boolean
}

function stateOf({ now, ends, until, isMet, claim }: Standing): Wire['state'] {
  if (claim !== undefined) return 'claimed'
  if (until !== null && now >= until) return 'expired'
  if (isMet) return 'available'
  return ends !== null && now >= ends ? 'expired' : 'inProgress'
}
