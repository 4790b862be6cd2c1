import { describe, expect, it } from 'vitest'
import { stepOf, type OfCurrency } from '@/contract/money/in-currency'
import { depositMethods, depositMethodsOf } from './cash/port/deposit-methods'
import { withdrawalRules, withdrawalRulesOf } from './cash/withdrawals/withdrawal-rules'
import { gamesOf, gameTypes, vendorsOf } from './games/port/catalogue'
import { leastBet } from './games/port/least-bet'
import { pointPlanName, pointPlans, pointPlansOf, pointRatio, pointRatioOf } from './points/point-plans'
import { missionPlans, missionPlansOf } from './rewards/missions'
import { rewardPlans, rewardPlansOf } from './rewards/port/reward-plans'
import { transferLimitsOf } from './team/calls/upline'
import { promotionSeeds, promotionSeedsOf } from './texts/promotions/promotion-seeds'

const dollars = { currency: { code: 'USD', digits: 2 } }
const yen = { currency: { code: 'JPY', digits: 0 } }
const dong = { currency: { code: 'VND', digits: 0 } }
const games = gameTypes.flatMap((type) => vendorsOf(type).flatMap((vendor) => gamesOf(vendor, type)))

const plansOf = (merchant: OfCurrency) => ({
  methods: depositMethodsOf(merchant),
  withdrawals: withdrawalRulesOf(merchant),
  missions: missionPlansOf(merchant),
  rewards: rewardPlansOf(merchant),
  promotions: promotionSeedsOf(merchant),
  mall: pointPlansOf(merchant),
  ratio: pointRatioOf(merchant),
})

/** The amounts of money of all plans, in hundredths. */
function amountsOf(merchant: OfCurrency): number[] {
  const { methods, withdrawals, missions, rewards, promotions, mall, ratio } = plansOf(merchant)
  return [
    ...methods.flatMap(({ min, max, feeFixed }) => [min, max, feeFixed]),
    ...[withdrawals.min, withdrawals.max, withdrawals.mostADay, withdrawals.leastDeposited],
    ...Object.values(transferLimitsOf(merchant)),
    ...missions.flatMap(({ counts, milestones }) =>
      milestones.flatMap(({ target, money }) => (counts === 'rounds' ? [money] : [target, money])),
    ),
    ...rewards.flatMap(({ asks, pays }) => [
      ...asks.flatMap(({ what, required }) => (what === 'deposit' || what === 'validBet' ? [required] : [])),
      ...(pays.kind === 'raffle' ? pays.prizes.map(({ money }) => money) : [pays.money]),
    ]),
    ...promotions.flatMap(({ plan }) =>
      (['min', 'amount', 'firstDeposit', 'validBet'] as const).flatMap((name) =>
        name in plan ? [(plan as unknown as Record<string, number>)[name] ?? NaN] : [],
      ),
    ),
    ...mall.flatMap(({ amount, pays }) => [amount, pays]),
    ratio.amount,
  ]
}

it('plans in dong are as they are written', () => {
  expect(plansOf(dong)).toEqual({
    methods: depositMethods,
    withdrawals: withdrawalRules,
    missions: missionPlans,
    rewards: rewardPlans,
    promotions: promotionSeeds,
    mall: pointPlans,
    ratio: pointRatio,
  })
  expect(transferLimitsOf(dong)).toEqual({ min: 1_000_000, max: 10_000_000_000 })
  for (const game of games) expect(leastBet(dong, game)).toBe(game.minBet)
})

describe.each([
  ['dollars', dollars, 1],
  ['yen', yen, 100],
] as const)('plans in %s', (_, merchant, dollar) => {
  const { methods, withdrawals, missions, rewards, mall } = plansOf(merchant)
  const upTo = (most: number) => most * dollar * 100

  it('ask and pay whole smallest units', () => {
    expect(amountsOf(merchant).filter((amount) => !(amount >= 0 && amount % stepOf(merchant) === 0))).toEqual([])
  })

  it('let players deposit and withdraw little, and fees leave something', () => {
    expect(Math.min(...methods.map(({ min }) => min))).toBeLessThanOrEqual(upTo(5))
    for (const { min, max, feeFixed } of methods) {
      expect(min).toBeLessThanOrEqual(Math.min(max, upTo(50)))
      expect(feeFixed).toBeLessThan(min)
    }
    expect(withdrawals.min).toBeLessThanOrEqual(upTo(10))
    expect(withdrawals.leastDeposited).toBeLessThanOrEqual(upTo(10))
    expect(withdrawals.max).toBeLessThanOrEqual(withdrawals.mostADay)
  })

  it('pay no more for a mission than a share of what it asks, and no gift beyond reason', () => {
    for (const { counts, milestones } of missions)
      for (const { target, money } of milestones) if (counts !== 'rounds') expect(money).toBeLessThan(target / 10)
    for (const { pays } of rewards)
      for (const { money } of pays.kind === 'raffle' ? pays.prizes : [pays])
        expect(money).toBeLessThanOrEqual(upTo(100))
    for (const { pays } of mall) expect(pays).toBeLessThanOrEqual(upTo(100))
  })

  it('have stakes that a small balance can pay, with something for each line of a slot', () => {
    for (const game of games) {
      const least = Math.round(leastBet(merchant, game) * 100)
      expect(least % stepOf(merchant)).toBe(0)
      expect(least).toBeLessThanOrEqual(upTo(10))
      if (game.lines !== null) expect(least).toBeGreaterThanOrEqual(Math.min(game.lines, 50) * stepOf(merchant))
      if (game.gameType === 'PVP') expect(least % 100).toBe(0)
    }
  })
})

it('names a bonus of the mall by its figure in dong, and by its amount in others', () => {
  const nameIn = (merchant: OfCurrency, spoken: string) =>
    pointPlansOf(merchant).flatMap((plan) => (plan.id === 'bonus_20' ? pointPlanName(merchant, plan, spoken) : []))
  expect([nameIn(dong, 'en'), nameIn(dong, 'vi')]).toEqual([['Bonus of 20,000'], ['Thưởng 20.000']])
  expect([nameIn(dollars, 'en'), nameIn(dollars, 'de')]).toEqual([['Bonus of $4'], ['Bonus von 4\u00a0$']])
})
