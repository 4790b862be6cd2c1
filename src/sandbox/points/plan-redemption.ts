import type { LedgerPort } from '@/sandbox/ledger/port/ledger-port'
import type { PointsPort } from './port/points-port'
import type { SettingsPort } from '@/sandbox/settings/port/settings-port'
import type { RedeemQuote } from '@/contract/generated/gateway-types'
import { amountOf } from '@/contract/money/amount'
import type { Account } from '@/sandbox/call/account'
import type { GatewayCall } from '@/sandbox/call/gateway-call'
import { shortfall } from '@/sandbox/ledger/port/shortfall'
import { Refusal } from '@/sandbox/call/refusal'
import { refuseWithoutPoints } from './refuse-without-points'
import { pointPlan, type PointPlan } from './point-plans'

interface PlannedRedemption {
  readonly plan: PointPlan
  readonly quantity: number
  /** The cost, in hundredths of points and of money. */
  readonly points: number
  readonly amount: number
  readonly pointsAfter: number
}

/** Plans a redemption. Throws a Refusal if the account's balance or the stock is too low. */
export async function planRedemption(
  call: GatewayCall<RedeemQuote['request'], LedgerPort & PointsPort & SettingsPort>,
  { id, merchant }: Account,
): Promise<PlannedRedemption> {
  const { services, texts, request } = call
  await refuseWithoutPoints(call)
  const plan = pointPlan(call.merchant, request.rewardId)
  if (plan === undefined) throw new Refusal('point_reward_unknown', texts.say('point_reward_unknown'))
  const { quantity } = request
  const left = (await services.redemptions.stockOf(merchant)).get(plan.id) ?? quantity
  if (left < quantity) throw soldOut(call, left)
  const balances = await services.ledger.balancesOf(merchant, id)
  const points = plan.points * quantity * 100
  const pointsAfter = (balances.get('points') ?? 0) - points
  if (pointsAfter < 0) throw pointsMissing(call, -pointsAfter)
  const amount = plan.amount * quantity
  if (amount > (balances.get('main') ?? 0))
    throw new Refusal('point_money_missing', texts.say('point_money_missing'), {
      value: shortfall(balances, ['main'], amount),
    })
  return { plan, quantity, points, amount, pointsAfter }
}

/** The stock is lower than requested, perhaps because of concurrent redemptions. */
export const soldOut = ({ texts }: Pick<GatewayCall<unknown>, 'texts'>, left: number) =>
  left === 0
    ? new Refusal('point_stock_gone', texts.say('point_stock_gone'))
    : new Refusal('point_stock_less', texts.say('point_stock_less', { n: left }), {
        value: { field: 'quantity', left },
      })

/** `missing`: in hundredths of points. */
export const pointsMissing = ({ texts }: Pick<GatewayCall<unknown>, 'texts'>, missing: number) =>
  new Refusal('points_missing', texts.say('points_missing', { n: amountOf(missing) }), {
    value: { missing: amountOf(missing) },
  })
