import type { Rewards } from '@/contract/generated/gateway-types'
import { inEachCurrency, type Money } from '@/sandbox/call/in-currency'
import type { Spoken } from '@/sandbox/texts/spoken'

type Wire = Rewards['response']['rewards'][number]
type What = Wire['conditions'][number]['what']

export interface RewardText {
  readonly title: string
  readonly text: string
}

/** Payment in money, or in points if the merchant has them. Hundredths. */
interface Prize {
  readonly money: number
  readonly points?: number
}

/** The same, or so many free spins. */
export type BonusPrize = Prize & { readonly spins?: number }

/** A reward with its conditions. Amounts in hundredths of dong; counts of rounds and steps as they are. */
export interface RewardPlan {
  readonly id: string
  /** Whether its conditions must be met within one week, or once at any time. */
  readonly period: 'week' | 'once'
  readonly asks: readonly { readonly what: What; readonly required: number }[]
  readonly text: Spoken<RewardText>
  /** `times`: how many times a bonus must be wagered before a withdrawal. */
  readonly pays:
    | ({ readonly kind: 'bonus'; readonly times: number } & BonusPrize)
    | {
        readonly kind: 'raffle'
        readonly prizes: readonly (Prize & { readonly id: PrizeId; readonly weight: number })[]
      }
}

export type PrizeId = keyof typeof prizeNames

export const prizeNames = {
  first: { en: 'First prize', vi: 'Giải nhất', fil: 'Unang premyo' },
  second: { en: 'Second prize', vi: 'Giải nhì', fil: 'Ikalawang premyo' },
  third: { en: 'Third prize', vi: 'Giải ba', fil: 'Ikatlong premyo' },
  fourth: { en: 'Consolation prize', vi: 'Giải khuyến khích', fil: 'Consolation prize' },
} as const satisfies Readonly<Record<string, Spoken>>

export const rewardPlans: readonly RewardPlan[] = [
  {
    id: 'safe',
    period: 'once',
    asks: [
      { what: 'paymentPassword', required: 1 },
      { what: 'payoutAccount', required: 1 },
    ],
    pays: { kind: 'bonus', money: 1_000_000, times: 1 },
    text: {
      en: { title: 'A safe account', text: 'Set a payment password and link an account to be paid to.' },
      vi: { title: 'Tài khoản an toàn', text: 'Khi đặt mật khẩu thanh toán và liên kết tài khoản nhận tiền.' },
      fil: { title: 'Ligtas na account', text: 'Mag-set ng payment password at mag-link ng account na pagbabayaran.' },
    },
  },
  {
    id: 'reload',
    period: 'week',
    asks: [{ what: 'deposit', required: 100_000_000 }],
    pays: { kind: 'bonus', money: 2_500_000, times: 3 },
    text: {
      en: { title: 'Deposit bonus of the week', text: 'Deposit during the week, in one go or in several.' },
      vi: { title: 'Thưởng nạp trong tuần', text: 'Nạp trong tuần, một lần hoặc nhiều lần.' },
      fil: {
        title: 'Bonus sa deposit ngayong linggo',
        text: 'Mag-deposit sa loob ng linggo, minsanan o paunti-unti.',
      },
    },
  },
  {
    id: 'regular',
    period: 'week',
    asks: [
      { what: 'rounds', required: 20 },
      { what: 'validBet', required: 100_000_000 },
    ],
    pays: { kind: 'bonus', money: 1_000_000, points: 100_000, times: 1 },
    text: {
      en: { title: 'Thank you for playing', text: 'For a week with many rounds.' },
      vi: { title: 'Cảm ơn bạn đã chơi', text: 'Dành cho một tuần chơi nhiều ván.' },
      fil: { title: 'Salamat sa paglalaro', text: 'Para sa linggong maraming round.' },
    },
  },
  {
    id: 'raffle',
    period: 'week',
    asks: [{ what: 'validBet', required: 50_000_000 }],
    pays: {
      kind: 'raffle',
      prizes: [
        { id: 'first', weight: 1, money: 50_000_000 },
        { id: 'second', weight: 9, money: 5_000_000 },
        { id: 'third', weight: 30, money: 1_000_000 },
        { id: 'fourth', weight: 60, money: 500_000, points: 50_000 },
      ],
    },
    text: {
      en: { title: 'Raffle of the week', text: 'One draw a week. Every draw wins.' },
      vi: { title: 'Vòng quay tuần', text: 'Mỗi tuần một lượt. Lượt nào cũng trúng.' },
      fil: { title: 'Raffle ng linggo', text: 'Isang draw bawat linggo. Laging may panalo.' },
    },
  },
]

/** The same in a merchant's currency. */
export const rewardPlansOf = inEachCurrency((money): readonly RewardPlan[] =>
  rewardPlans.map((plan) => ({
    ...plan,
    asks: plan.asks.map(({ what, required }) => ({
      what,
      required: what === 'deposit' || what === 'validBet' ? money(required) : required,
    })),
    pays: paysIn(money, plan.pays),
  })),
)

const paysIn = (money: Money, pays: RewardPlan['pays']): RewardPlan['pays'] =>
  pays.kind === 'bonus'
    ? { ...pays, money: money(pays.money) }
    : { ...pays, prizes: pays.prizes.map((prize) => ({ ...prize, money: money(prize.money) })) }
