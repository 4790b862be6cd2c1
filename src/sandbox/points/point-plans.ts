import type { PointRewards } from '@/contract/generated/gateway-types'
import { amountOf } from '@/contract/money/amount'
import { isAsWritten, type OfCurrency } from '@/contract/money/in-currency'
import { inEachCurrency } from '@/sandbox/call/in-currency'
import { fill } from '@/sandbox/texts/fill'
import { figureTexts } from '@/sandbox/texts/promotions/promotion-article'
import { said, type ServerLanguage, type Spoken } from '@/sandbox/texts/spoken'

type Wire = PointRewards['response']['content'][number]

/** A reward of the point mall. What a bonus pays stands in its name as `{{amount}}`. */
export interface PointPlan extends Pick<Wire, 'id' | 'type' | 'needsAddress' | 'stock'> {
  /** Price of one in whole points. */
  readonly points: number
  /** Additional price of one; below, what it pays once it is approved. In hundredths of dong. */
  readonly amount: number
  readonly pays: number
  /** Name of one of the sandbox's drawings. */
  readonly picture: string
  readonly name: Spoken
}

/** Exchange rate: so many points for so much money, in hundredths of dong. `least` and `most` limit one conversion. */
export const pointRatio = { points: 100, amount: 100_000, least: 100, most: 1_000_000 } as const

const bonus = {
  ...({ type: 'bonus', needsAddress: false, stock: null, amount: 0 } as const),
  name: { en: 'Bonus of {{amount}}', vi: 'Thưởng {{amount}}', fil: 'Bonus na {{amount}}' },
}
const voucher = { type: 'voucher', needsAddress: false, amount: 0, pays: 0 } as const
const gift = { type: 'gift', needsAddress: true, pays: 0 } as const

/** Within a kind, cheapest first. */
export const pointPlans: readonly PointPlan[] = [
  {
    ...bonus,
    id: 'bonus_20',
    points: 1_900,
    pays: 2_000_000,
    picture: 'reward-bonus-20',
  },
  {
    ...bonus,
    id: 'bonus_100',
    points: 9_000,
    pays: 10_000_000,
    picture: 'reward-bonus-100',
  },
  {
    ...bonus,
    id: 'bonus_500',
    points: 42_000,
    pays: 50_000_000,
    picture: 'reward-bonus-500',
  },
  {
    ...voucher,
    id: 'coffee',
    points: 4_500,
    stock: 200,
    picture: 'reward-coffee',
    name: { en: 'Coffee for two', vi: 'Cà phê cho hai người', fil: 'Kape para sa dalawa' },
  },
  {
    ...voucher,
    id: 'match_ticket',
    points: 28_000,
    stock: 24,
    picture: 'reward-ticket',
    name: { en: 'Ticket for a home match', vi: 'Vé xem trận sân nhà', fil: 'Tiket sa home match' },
  },
  {
    ...gift,
    id: 'cup',
    points: 3_200,
    amount: 0,
    stock: 80,
    picture: 'reward-cup',
    name: { en: 'Thermo cup', vi: 'Ly giữ nhiệt', fil: 'Thermo cup' },
  },
  {
    ...gift,
    id: 'cards',
    points: 6_000,
    amount: 2_500_000,
    stock: 40,
    picture: 'reward-cards',
    name: { en: 'Playing cards with a gold edge', vi: 'Bộ bài viền vàng', fil: 'Baraha na may gintong gilid' },
  },
  {
    ...gift,
    id: 'headphones',
    points: 60_000,
    amount: 30_000_000,
    stock: 6,
    picture: 'reward-headphones',
    name: { en: 'Wireless headphones', vi: 'Tai nghe không dây', fil: 'Wireless na headphones' },
  },
  {
    ...gift,
    id: 'phone',
    points: 350_000,
    amount: 0,
    stock: 1,
    picture: 'reward-phone',
    name: { en: 'Smartphone, 256 GB', vi: 'Điện thoại thông minh 256 GB', fil: 'Smartphone, 256 GB' },
  },
]

/** The same in a merchant's currency. */
export const pointPlansOf = inEachCurrency((money) =>
  pointPlans.map((plan) => ({ ...plan, amount: money(plan.amount), pays: money(plan.pays) })),
)
export const pointRatioOf = inEachCurrency((money) => ({ ...pointRatio, amount: money(pointRatio.amount) }))

/** A merchant's reward by its id. */
export const pointPlan = (merchant: OfCurrency, id: string): PointPlan | undefined =>
  pointPlansOf(merchant).find((plan) => plan.id === id)

/** What a merchant's reward is called. Brands in dong say the figure alone. */
export function pointPlanName(merchant: OfCurrency, { name, pays }: PointPlan, spoken: ServerLanguage): string {
  const { number, money } = figureTexts(merchant, spoken)
  return fill(said(name, spoken), { amount: isAsWritten(merchant) ? number(amountOf(pays)) : money(pays) })
}
