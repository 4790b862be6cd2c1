import type { LedgerPort } from '@/sandbox/ledger/port/ledger-port'
import type { PromotionsPort } from '@/sandbox/promotions/port/promotions-port'
import type { RewardsPort } from '@/sandbox/rewards/port/rewards-port'
import type { SecurityPort } from '@/sandbox/security/port/security-port'
import type { SettingsPort } from '@/sandbox/settings/port/settings-port'
import type { ApplyPromotion, PromotionClaim, PromotionStates } from '@/contract/generated/gateway-types'
import { amountOf } from '@/contract/money/amount'
import { maxCommentLength } from '@/contract/limits/application-limits'
import { countCharacters } from '@/contract/limits/count-characters'
import type { Account } from '@/sandbox/call/account'
import { realAccountOf, type GatewayCall, type Handler } from '@/sandbox/call/gateway-call'
import { activitiesOf, turnoverOf, type Activity } from '@/sandbox/promotions/activities'
import { activityPlan } from '@/sandbox/promotions/activity-plans'
import { AppliedError } from '@/sandbox/promotions/applications'
import { claimOf } from '@/sandbox/promotions/claim-of'
import { Refusal } from '@/sandbox/call/refusal'
import { claimRewards } from '@/sandbox/rewards/port/claim-rewards'
import { promotionSeeds } from '@/sandbox/texts/promotions/promotion-seeds'

type Named = GatewayCall<
  { readonly promotionId: string },
  LedgerPort & PromotionsPort & RewardsPort & SecurityPort & SettingsPort
>

const nowOf = ({ services }: GatewayCall<unknown>): string => new Date(services.clock()).toISOString()

/** The states of the promotions. A trial account gets those of a visitor. */
export const promotionStates: Handler<
  PromotionStates,
  LedgerPort & PromotionsPort & RewardsPort & SecurityPort & SettingsPort
> = async (call) => {
  const account = call.session?.account
  const isReal = account !== undefined && !call.merchant.accountTypes.trial.includes(account.type)
  return { now: nowOf(call), items: await activitiesOf(call, isReal ? account : undefined) }
}

/** Joins a promotion or applies for it (2 §5). An account can have only one application per promotion at a time. */
export const applyPromotion: Handler<
  ApplyPromotion,
  LedgerPort & PromotionsPort & RewardsPort & SecurityPort & SettingsPort
> = async (call) => {
  const account = realAccountOf(call)
  const { services, texts, request, pictures } = call
  const comment = request.comment?.trim() ?? ''
  if (countCharacters(comment) > maxCommentLength)
    throw new Refusal('comment_long', texts.say('comment_long', { n: String(maxCommentLength) }), {
      value: { field: 'comment' },
    })
  const { id, status, way } = await activityOf(call, account)
  if (status !== 'process' && status !== 'rejected') throw refusalOf(call, status)
  const { merchant, id: owner } = account
  const who = { merchant, account: owner, promotion: id }
  try {
    if (way === 'application') await services.applications.add({ ...who, comment, pictures, status: 'applying' })
    else await services.applications.add({ ...who, comment: '', pictures: [], status: 'joined' })
  } catch (error) {
    // Race: a concurrent application was first.
    if (error instanceof AppliedError) throw refusalOf(call, 'applying')
    throw error
  }
  return { now: nowOf(call), activity: await activityOf(call, account) }
}

/** Claims an issued bonus. Idempotent by key. */
export const promotionClaim: Handler<
  PromotionClaim,
  LedgerPort & PromotionsPort & RewardsPort & SecurityPort & SettingsPort
> = async (call) => {
  const account = realAccountOf(call)
  const [claim] = await claimRewards(call, account, async () => {
    const { id, status } = await activityOf(call, account)
    const { bonus } = activityPlan(id)
    if (status !== 'issued' || bonus === undefined) throw refusalOf(call, status)
    const details = { named: namesOf(id) }
    return [{ reward: claimOf(id), kind: 'promotion', amount: bonus.amount, turnover: turnoverOf(bonus), details }]
  })
  if (claim === undefined) throw new Error('nothing came of a claim')
  const { entry, time, amount, turnover } = claim
  return {
    number: entry,
    time: new Date(time).toISOString(),
    amount: amountOf(amount),
    turnover: amountOf(turnover),
  }
}

/** Titles of a promotion in the server's languages. */
function namesOf(promotion: string) {
  const seed = promotionSeeds.find(({ id }) => id === promotion)
  return seed && { en: seed.en.title, vi: seed.vi.title, fil: seed.fil.title }
}

async function activityOf(call: Named, account: Account): Promise<Activity> {
  const { texts, request } = call
  const activity = (await activitiesOf(call, account)).find(({ id }) => id === request.promotionId)
  if (activity === undefined) throw new Refusal('promotion_unknown', texts.say('promotion_unknown'))
  return activity
}

const codes = {
  comingSoon: 'promotion_coming',
  closed: 'promotion_closed',
  claimed: 'reward_claimed',
  process: 'promotion_not_issued',
  rejected: 'promotion_not_issued',
  applying: 'promotion_applied',
  joined: 'promotion_applied',
  issued: 'promotion_applied',
} as const

/** The refusal to apply or to claim in a given state. */
const refusalOf = ({ texts }: Named, status: Activity['status']) =>
  new Refusal(codes[status], texts.say(codes[status]), { value: { status } })
