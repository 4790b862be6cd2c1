import type {
  ConvertPoints,
  ConvertQuote,
  PointConfig,
  PointRewards,
  PromotionStates,
  RedeemList,
  RedeemQuote,
  RedeemReward,
} from '@/contract/generated/gateway-types'
import { exampleActivity } from '@/site/blocks/promotion-detail/testing/example-activity'

type Reward = PointRewards['response']['content'][number]
type Redemption = RedeemList['response']['content'][number]

const nothing = { points: 0, amount: 0 }
const reward = (id: string, name: string, points: number, more: Partial<Reward> = {}): Reward => ({
  ...{ id, name, points, type: 'gift', amount: 0, stock: 12, image: '', needsAddress: true, missing: nothing },
  ...more,
})
const rewards: PointRewards['response'] = {
  content: [
    reward('cup', 'Thermo cup', 3200),
    reward('bonus', 'Bonus of 20,000', 1900, { type: 'bonus', stock: null, needsAddress: false }),
    reward('cards', 'Playing cards', 6000, { amount: 25_000, missing: { points: 0, amount: 5000 } }),
    reward('phone', 'Smartphone, 256 GB', 350_000, { stock: 1, missing: { points: 337_550, amount: 0 } }),
    reward('coffee', 'Coffee for two', 4500, { type: 'voucher', stock: 0, needsAddress: false }),
  ],
  totalPages: 2,
}
const config: PointConfig['response'] = {
  ...{ points: 100, amount: 1000, least: 100, most: 1_000_000, hasPaymentPassword: true },
}
const redemption = (number: string, more: Partial<Redemption> = {}): Redemption => ({
  ...{ number, name: 'Thermo cup', type: 'gift', quantity: 1, points: 3200, amount: 0, status: 'process' },
  ...{ time: '2026-11-22T09:10:00.000Z', remark: '', reviewed: null, endNumber: null },
  ...more,
})
const reviewed = '2026-11-22T11:30:00.000Z'
const redemptions: RedeemList['response'] = {
  content: [
    redemption('4K7QW2M09XH1'),
    redemption('4K7QW2M09XH2', { status: 'approved', reviewed, quantity: 2, points: 6400, amount: 25_000 }),
    redemption('4K7QW2M09XH3', { status: 'rejected', reviewed, remark: 'Out of reach', endNumber: '4K7QW2M09XH4' }),
  ],
  totalPages: 1,
}
const redeemQuote = ({ quantity }: RedeemQuote['request']): RedeemQuote['response'] => ({
  ...{ points: 3200 * quantity, amount: 0, pointsAfter: 12_450 - 3200 * quantity },
})
const convertQuote = ({ points }: ConvertQuote['request']): ConvertQuote['response'] => ({
  ...{ points, amount: points * 10, pointsAfter: 12_450 - points },
})
const redeemed: RedeemReward['response'] = {
  ...{ number: '4K7QW2M09XH5', time: reviewed, points: 3200, balance: 9250, status: 'process' },
}
const converted: ConvertPoints['response'] = {
  ...{ points: 2500, pointBalance: 9950 },
  receipt: { number: '4K7QW2M09XH6', time: reviewed, amount: 25_000, balance: 1_309_500.5 },
}

const states: PromotionStates['response'] = {
  now: '2026-11-22T12:00:00.000Z',
  items: [
    exampleActivity('welcome', 'process'),
    exampleActivity('trial', 'joined', { way: 'join', bonus: null }),
    ...[{ id: 'friends', forGood: true }, { id: 'club' }].map(({ id, ...more }) =>
      exampleActivity(id, 'process', { way: 'deposit', bonus: null, unmet: ['From rank 2: yours is 1'], ...more }),
    ),
  ],
}

export const pointAnswers = {
  pointRewards: rewards,
  pointConfig: config,
  redeemList: redemptions,
  redeemQuote,
  convertQuote,
  redeemReward: redeemed,
  convertPoints: converted,
  promotionStates: states,
  promotionClaim: { number: '4K7QW2M09XH7', time: reviewed, amount: 200_000, turnover: 600_000 },
}

const nobody = { content: [], totalPages: 0 }
export const emptyPointAnswers = {
  ...{ pointRewards: nobody, redeemList: nobody, pointConfig: config },
  promotionStates: { now: states.now, items: [] },
}

const longName = 'Wireless headphones with a case in midnight blue'
export const longPointAnswers = {
  ...pointAnswers,
  pointBalance: { balance: 987_654_321_987 },
  pointRewards: {
    ...rewards,
    content: rewards.content.map((each) => ({ ...each, name: longName, points: 1_234_567_890, amount: 1_234_567_890 })),
  },
  redeemList: {
    ...redemptions,
    content: redemptions.content.map((each) => ({ ...each, name: longName, points: 1_234_567_890, amount: 9e11 })),
  },
}
