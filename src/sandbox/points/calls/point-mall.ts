import { reasonSaid } from '@/sandbox/texts/reason-said'
import type { LedgerPort } from '@/sandbox/ledger/port/ledger-port'
import type { PointsPort } from '@/sandbox/points/port/points-port'
import type { SettingsPort } from '@/sandbox/settings/port/settings-port'
import type { SecurityPort } from '@/sandbox/security/port/security-port'
import type {
  ConvertPoints,
  ConvertQuote,
  PointConfig,
  PointRewards,
  RedeemList,
  RedeemQuote,
  RedeemReward,
} from '@/contract/generated/gateway-types'
import { amountOf } from '@/contract/money/amount'
import { artAddress } from '@/sandbox/art/art-files'
import { checkPaymentPassword, paymentHashOf } from '@/sandbox/security/port/check-secret'
import { realAccountOf, type Handler } from '@/sandbox/call/gateway-call'
import { postIntent } from '@/sandbox/ledger/port/post-intent'
import { planConversion } from '@/sandbox/points/plan-conversion'
import { planRedemption, soldOut } from '@/sandbox/points/plan-redemption'
import { pointPlan, pointPlanName, pointPlansOf, pointRatioOf, type PointPlan } from '@/sandbox/points/point-plans'
import { taken } from '@/sandbox/points/redemption-entries'
import { isSoldOut } from '@/sandbox/points/redemptions'
import { refuseWithoutPoints } from '@/sandbox/points/refuse-without-points'
import { Refusal } from '@/sandbox/call/refusal'

const iso = (time: number): string => new Date(time).toISOString()

/** The exchange rate of points. */
export const pointConfig: Handler<PointConfig> = (call) => {
  const { points, amount, least, most } = pointRatioOf(call.merchant)
  const hasPaymentPassword = paymentHashOf(realAccountOf(call)) !== undefined
  return { points, amount: amountOf(amount), least, most, hasPaymentPassword }
}

/** A page of rewards, with what the account is missing for each. */
export const pointRewards: Handler<PointRewards, LedgerPort & PointsPort & SettingsPort> = async (call) => {
  const { services, request, merchant, texts } = call
  const account = realAccountOf(call)
  await refuseWithoutPoints(call)
  const balances = await services.ledger.balancesOf(merchant.code, account.id)
  const stock = await services.redemptions.stockOf(merchant.code)
  const lacks = (plan: PointPlan, held: string, cost: number) => Math.max(0, cost - (balances.get(held) ?? 0))
  const rewards = pointPlansOf(merchant).map((plan) => ({
    id: plan.id,
    name: pointPlanName(merchant, plan, texts.spoken),
    type: plan.type,
    points: plan.points,
    amount: amountOf(plan.amount),
    stock: stock.get(plan.id) ?? null,
    needsAddress: plan.needsAddress,
    image: artAddress(merchant, plan.picture),
    missing: {
      points: amountOf(lacks(plan, 'points', plan.points * 100)),
      amount: amountOf(lacks(plan, 'main', plan.amount)),
    },
  }))
  const { type, from = 0, to = Infinity, withinReach = false, pageNo, pageSize } = request
  const found = rewards.filter(
    (reward) =>
      reward.type === (type ?? reward.type) &&
      reward.points >= from &&
      reward.points <= to &&
      !(withinReach && (reward.stock === 0 || reward.missing.points > 0 || reward.missing.amount > 0)),
  )
  return {
    content: found.slice((pageNo - 1) * pageSize, pageNo * pageSize),
    totalPages: Math.ceil(found.length / pageSize),
  }
}

/** The cost of a redemption, shown before a password is asked for. */
export const redeemQuote: Handler<RedeemQuote, LedgerPort & PointsPort & SettingsPort> = async (call) => {
  const { points, amount, pointsAfter } = await planRedemption(call, realAccountOf(call))
  return { points: amountOf(points), amount: amountOf(amount), pointsAfter: amountOf(pointsAfter) }
}

/**
 * Redeems a reward. Idempotent by key. The password is not part of the compared request: another password does not
 * make it a different request.
 */
export const redeemReward: Handler<RedeemReward, LedgerPort & PointsPort & SecurityPort & SettingsPort> = async (
  call,
) => {
  const account = realAccountOf(call)
  const { services, texts, key = '' } = call
  const { password, ...request } = call.request
  await checkPaymentPassword(call, account, password, 'password')
  try {
    const { number, time, lines } = await postIntent({ ...call, request }, account, async () => {
      const { plan, quantity, points, amount } = await planRedemption({ ...call, request }, account)
      const address = plan.needsAddress ? trimmed(request.address) : null
      if (address === undefined)
        throw new Refusal('point_address_missing', texts.say('point_address_missing'), { value: { field: 'address' } })
      const cost = { merchant: account.merchant, account: account.id, points, amount }
      const beside = services.redemptions.insert({ ...cost, reward: plan.id, quantity, address }, key)
      return { ...taken(cost), beside }
    })
    const own = lines.find(({ owner, kind }) => owner === account.id && kind === 'points')
    const row = await services.redemptions.find(account.merchant, number)
    return {
      number,
      time: iso(time),
      status: row?.status ?? 'process',
      points: amountOf(-(own?.amount ?? 0)),
      balance: amountOf(own?.balanceAfter ?? 0),
    }
  } catch (error) {
    // Race: somebody else took the last one between the check and the write.
    if (isSoldOut(error)) throw soldOut(call, 0)
    throw error
  }
}

/** Undefined if a field is missing. */
function trimmed(address: RedeemReward['request']['address']) {
  if (address === undefined) return undefined
  const [name, mobile, place] = [address.name, address.mobile, address.address].map((field) => field.trim())
  return name && mobile && place ? { name, mobile, address: place } : undefined
}

/** The account's redemptions. */
export const redeemList: Handler<RedeemList, PointsPort> = async (call) => {
  const { services, request, texts, merchant } = call
  const { pageNo, pageSize } = request
  const { rows, total } = await services.redemptions.of(realAccountOf(call).id, pageNo, pageSize)
  return {
    content: rows.map((row) => {
      const plan = pointPlan(merchant, row.reward)
      return {
        number: row.number,
        name: plan === undefined ? row.reward : pointPlanName(merchant, plan, texts.spoken),
        type: plan?.type ?? 'gift',
        quantity: row.quantity,
        points: amountOf(row.points),
        amount: amountOf(row.amount),
        status: row.status,
        time: iso(row.created),
        remark: reasonSaid(texts, row.remark) ?? '',
        endNumber: row.endNumber,
        reviewed: row.reviewed === null ? null : iso(row.reviewed),
      }
    }),
    totalPages: Math.ceil(total / pageSize),
  }
}

/** The result of a conversion of points, before it is made. */
export const convertQuote: Handler<ConvertQuote, LedgerPort & SettingsPort> = async (call) => {
  const { points, amount, pointsAfter } = await planConversion(call, realAccountOf(call))
  return { points: amountOf(points), amount: amountOf(amount), pointsAfter: amountOf(pointsAfter) }
}

/** Converts points to money. Idempotent by key. */
export const convertPoints: Handler<ConvertPoints, LedgerPort & SecurityPort & SettingsPort> = async (call) => {
  const account = realAccountOf(call)
  const { password, ...request } = call.request
  await checkPaymentPassword(call, account, password, 'password')
  const { number, time, lines } = await postIntent({ ...call, request }, account, async () => {
    const { movements } = await planConversion({ ...call, request }, account)
    return { kind: 'convert', movements }
  })
  const own = (wallet: string) => lines.find(({ owner, kind }) => owner === account.id && kind === wallet)
  const [taken, paid] = [own('points'), own('main')]
  return {
    points: amountOf(-(taken?.amount ?? 0)),
    pointBalance: amountOf(taken?.balanceAfter ?? 0),
    receipt: {
      number,
      time: iso(time),
      amount: amountOf(paid?.amount ?? 0),
      balance: amountOf(paid?.balanceAfter ?? 0),
    },
  }
}
