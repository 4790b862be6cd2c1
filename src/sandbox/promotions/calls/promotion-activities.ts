import type { ApplyPromotion, PromotionClaim, PromotionStates } from '@/contract/generated/gateway-types'
import { amountOf } from '@/contract/money/amount'
import { maxCommentLength } from '@/contract/limits/application-limits'
import { countCharacters } from '@/contract/limits/count-characters'
import type { Account } from '@/sandbox/call/account'
import { realAccountOf, type GatewayCall, type Handler } from '@/sandbox/call/gateway-call'
import { activitiesOf, turnoverOf, type Activity } from '@/sandbox/promotions/activities'
import { AppliedError } from '@/sandbox/promotions/applications'
import { claimOf } from '@/sandbox/promotions/claim-of'
import type { PromotionCall } from '@/sandbox/promotions/deposit-taking'
import { Refusal } from '@/sandbox/call/refusal'
import { claimRewards } from '@/sandbox/rewards/port/claim-rewards'
import { promotionTitles } from '@/sandbox/texts/promotions/promotion-article'
import { promotionSeedsOf } from '@/sandbox/texts/promotions/promotion-seeds'

type Ports = PromotionCall extends GatewayCall<unknown, infer Each> ? Each : never
type Named = PromotionCall<{ readonly promotionId: string }>

const nowOf = ({ services }: GatewayCall<unknown>): string => new Date(services.clock()).toISOString()

/** The states of the promotions. A trial account gets those of a visitor. */
export const promotionStates: Handler<PromotionStates, Ports> = async (call) => {
  const account = call.session?.account
  const isReal = account !== undefined && !call.merchant.accountTypes.trial.includes(account.type)
  return { now: nowOf(call), items: await activitiesOf(call, isReal ? account : undefined) }
}

/** Joins a promotion or applies for it (2 §5). An account can have only one application per promotion at a time. */
export const applyPromotion: Handler<ApplyPromotion, Ports> = async (call) => {
  const account = realAccountOf(call)
  const { services, texts, request, pictures } = call
  const comment = request.comment?.trim() ?? ''
  if (countCharacters(comment) > maxCommentLength)
    throw new Refusal('comment_long', texts.say('comment_long', { n: String(maxCommentLength) }), {
      value: { field: 'comment' },
    })
  const { id, status, way } = await activityOf(call, account)
  if (status !== 'process' && status !== 'rejected') throw refusalOf(call, status)
  if (way === 'reward') throw refusalOf(call, status)
  if (way === 'deposit') throw new Refusal('promotion_with_deposit', texts.say('promotion_with_deposit'))
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
export const promotionClaim: Handler<PromotionClaim, Ports> = async (call) => {
  const account = realAccountOf(call)
  const [claim] = await claimRewards(call, account, async () => {
    const { id, status } = await activityOf(call, account)
    const seed = promotionSeedsOf(call.merchant).find((each) => each.id === id)
    if (status !== 'issued' || seed?.plan.way !== 'application') throw refusalOf(call, status)
    const { plan } = seed
    const details = { named: promotionTitles(seed) }
    return [{ reward: claimOf(id), kind: 'promotion', amount: plan.amount, turnover: turnoverOf(plan), details }]
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
