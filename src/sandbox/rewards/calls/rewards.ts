import type { LedgerPort } from '@/sandbox/ledger/port/ledger-port'
import type { RewardsPort } from '@/sandbox/rewards/port/rewards-port'
import type { SecurityPort } from '@/sandbox/security/port/security-port'
import type { SettingsPort } from '@/sandbox/settings/port/settings-port'
import { randomInt } from 'node:crypto'
import type { RaffleClaim, RewardClaim, Rewards } from '@/contract/generated/gateway-types'
import { amountOf } from '@/contract/money/amount'
import type { Account } from '@/sandbox/call/account'
import { realAccountOf, type GatewayCall, type Handler } from '@/sandbox/call/gateway-call'
import { Refusal } from '@/sandbox/call/refusal'
import type { AccountReward } from '@/sandbox/rewards/port/account-reward'
import { accountRewards } from '@/sandbox/rewards/port/account-rewards'
import { claimRewards } from '@/sandbox/rewards/port/claim-rewards'
import type { Claim } from '@/sandbox/rewards/claims'
import { hasPoints } from '@/sandbox/settings/port/has-points'
import { said } from '@/sandbox/texts/spoken'
import { prizeNames, type BonusPrize, type PrizeId, type RewardPlan } from '@/sandbox/rewards/port/reward-plans'

type Wire = Rewards['response']['rewards'][number]

const iso = (time: number): string => new Date(time).toISOString()
const isoOrNull = (time: number | null): string | null => (time === null ? null : iso(time))
const units = {
  validBet: 'amount',
  deposit: 'amount',
  rounds: 'times',
  paymentPassword: 'step',
  payoutAccount: 'step',
} as const

/** Payment of a prize with and without a points system. */
const paid = ({ money, points }: Omit<BonusPrize, 'spins'>, paysPoints: boolean) =>
  paysPoints && points !== undefined
    ? ({ kind: 'points', amount: points } as const)
    : ({ kind: 'promotion', amount: money } as const)
const paidBonus = (prize: BonusPrize, paysPoints: boolean) =>
  prize.spins === undefined ? paid(prize, paysPoints) : ({ kind: 'spins', amount: prize.spins } as const)
const payoutOf = (prize: Omit<BonusPrize, 'spins'>, paysPoints: boolean) => {
  const { kind, amount } = paid(prize, paysPoints)
  return { value: amountOf(amount), unit: kind === 'points' ? ('points' as const) : ('amount' as const) }
}
const valueOf = (unit: Claim['unit'], amount: number) => ({
  value: unit === 'spins' ? amount : amountOf(amount),
  unit,
})

/** Claimable rewards, unmet conditions of others, and rewards that were claimed or have expired. */
export const rewards: Handler<Rewards, LedgerPort & RewardsPort & SecurityPort & SettingsPort> = async (call) => {
  const all = await accountRewards(call, realAccountOf(call))
  const paysPoints = await hasPoints(call)
  return { now: iso(call.services.clock()), rewards: all.map((reward) => wireOf(call, reward, paysPoints)) }
}

function wireOf({ texts }: GatewayCall<unknown>, reward: AccountReward, paysPoints: boolean): Wire {
  const { id, plan, text, conditions, ends, until, state, claim } = reward
  const { pays } = plan
  return {
    id,
    kind: pays.kind,
    state,
    ...text,
    ends: isoOrNull(ends),
    until: isoOrNull(until),
    reward: pays.kind === 'raffle' ? null : bonusPayout(pays, paysPoints),
    turnover: amountOf(turnoverOf(pays, paysPoints)),
    prizes:
      pays.kind === 'raffle'
        ? pays.prizes.map((prize) => ({
            name: said(prizeNames[prize.id], texts.spoken),
            ...payoutOf(prize, paysPoints),
          }))
        : [],
    conditions: conditions.map(({ what, required, reached }) => {
      const unit = units[what]
      const figure = (value: number) => (unit === 'amount' ? amountOf(value) : value)
      return { what, unit, required: figure(required), reached: figure(reached), met: reached >= required }
    }),
    claimed:
      claim === undefined
        ? null
        : { time: iso(claim.time), number: receiptOf(claim), ...valueOf(claim.unit, claim.amount) },
  }
}

const bonusPayout = (pays: BonusPrize, paysPoints: boolean) =>
  pays.spins === undefined ? payoutOf(pays, paysPoints) : valueOf('spins', pays.spins)

/** Free spins moved nothing, so that there is no receipt. */
const receiptOf = ({ unit, entry }: Claim): string | null => (unit === 'spins' ? null : entry)

/** Points have no wagering requirement, and free spins have one only with what they win. */
function turnoverOf(pays: RewardPlan['pays'], paysPoints: boolean): number {
  if (pays.kind === 'raffle') return 0
  const { kind, amount } = paidBonus(pays, paysPoints)
  return kind === 'promotion' ? pays.times * amount : 0
}

/** Claims a bonus whose conditions are met. */
export const rewardClaim: Handler<RewardClaim, LedgerPort & RewardsPort & SecurityPort & SettingsPort> = async (
  call,
) => {
  const account = realAccountOf(call)
  const [claim] = await claimRewards(call, account, async () => {
    const { id, plan, text, named, spins } = await claimable(call, account, call.request.rewardId, 'bonus')
    if (plan.pays.kind !== 'bonus') throw new TypeError('a raffle is drawn')
    const paysPoints = await hasPoints(call)
    const details = { title: text.title, ...(named !== undefined && { named }) }
    const turnover = turnoverOf(plan.pays, paysPoints)
    return [
      { reward: id, ...paidBonus(plan.pays, paysPoints), turnover, details, ...(spins !== undefined && { spins }) },
    ]
  })
  const { time, amount, unit, turnover, details } = only(claim)
  const { title } = details as { title: string }
  const number = receiptOf(only(claim))
  return { number, time: iso(time), title, ...valueOf(unit, amount), turnover: amountOf(turnover) }
}

/** Draws a raffle, once: repeated calls return the same prize. */
export const raffleClaim: Handler<RaffleClaim, LedgerPort & RewardsPort & SecurityPort & SettingsPort> = async (
  call,
) => {
  const account = realAccountOf(call)
  const [claim] = await claimRewards(call, account, async () => {
    const { id, plan } = await claimable(call, account, call.request.promotionId, 'raffle')
    if (plan.pays.kind !== 'raffle') throw new TypeError('a bonus is claimed')
    const { prizes } = plan.pays
    const prize = drawn(prizes)
    return [{ reward: id, ...paid(prize, await hasPoints(call)), details: { prize: prize.id } }]
  })
  const { time, entry, amount, unit, details } = only(claim)
  const { prize } = details as { prize: PrizeId }
  const name = said(prizeNames[prize], call.texts.spoken)
  if (unit === 'spins') throw new TypeError('a raffle gives no spins')
  return { number: entry, time: iso(time), prize: { kind: unit, name, value: amountOf(amount) } }
}

function drawn<Prize extends { readonly weight: number }>(prizes: readonly Prize[]): Prize {
  let left = randomInt(prizes.reduce((sum, { weight }) => sum + weight, 0))
  const prize = prizes.find(({ weight }) => (left -= weight) < 0)
  if (prize === undefined) throw new RangeError('a raffle has one prize at least')
  return prize
}

function only(claim: Claim | undefined): Claim {
  if (claim === undefined) throw new Error('nothing came of a claim')
  return claim
}

async function claimable(
  call: GatewayCall<unknown, LedgerPort & RewardsPort & SecurityPort & SettingsPort>,
  account: Account,
  id: string,
  kind: Wire['kind'],
): Promise<AccountReward> {
  const { texts } = call
  const reward = (await accountRewards(call, account)).find((each) => each.id === id && each.plan.pays.kind === kind)
  if (reward === undefined) throw new Refusal('reward_unknown', texts.say('reward_unknown'))
  const { state, conditions } = reward
  if (state === 'available') return reward
  const codes = { inProgress: 'reward_open', claimed: 'reward_claimed', expired: 'reward_expired' } as const
  const unmet = conditions.find(({ required, reached }) => reached < required)
  throw new Refusal(codes[state], texts.say(codes[state]), {
    value: state === 'inProgress' && unmet !== undefined ? missingOf(units[unmet.what] === 'amount', unmet) : null,
  })
}

/** Figures of an unmet condition: amounts of money, or counts of rounds and steps. */
function missingOf(isMoney: boolean, { required, reached }: { readonly required: number; readonly reached: number }) {
  const figure = (value: number) => (isMoney ? amountOf(value) : value)
  return {
    ...(!isMoney && { unit: 'count' }),
    required: figure(required),
    reached: figure(reached),
    remaining: figure(required - reached),
  }
}
