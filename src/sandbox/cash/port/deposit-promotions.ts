import type { ServerLanguage } from '@/sandbox/texts/article'

interface PromotionText {
  readonly title: string
  readonly terms: readonly string[]
  /** The condition and the bonus, as a sentence. */
  readonly condition: string
}

/** A bonus that a deposit may get. Amounts in hundredths. */
export interface DepositPromotion {
  readonly id: string
  readonly min: number
  /** Bonus as a share of the deposit, and its maximum. */
  readonly rate: number
  readonly most: number
  /** How many times deposit and bonus must be wagered before a withdrawal. */
  readonly times: number
  readonly asks: { readonly what: 'deposits' | 'rank'; readonly required: number }
  readonly text: Readonly<Record<ServerLanguage, PromotionText>>
}

export const depositPromotions: readonly DepositPromotion[] = [
  {
    id: 'first_deposit',
    min: 10_000_000,
    rate: 1,
    most: 100_000_000,
    times: 8,
    asks: { what: 'deposits', required: 0 },
    text: {
      en: {
        title: 'Your first deposit, doubled',
        terms: ['100% of your first deposit, up to 1,000,000.', 'Bet deposit and bonus 8 times before you withdraw.'],
        condition: 'For your first deposit only: you have made {{reached}}',
      },
      vi: {
        title: 'Nhân đôi lần nạp đầu',
        terms: ['100% lần nạp đầu, tối đa 1.000.000.', 'Tiền nạp và tiền thưởng cần đạt 8 vòng cược trước khi rút.'],
        condition: 'Chỉ cho lần nạp đầu: bạn đã nạp {{reached}} lần',
      },
      fil: {
        title: 'Doble ang unang deposit mo',
        terms: [
          '100% ng unang deposit, hanggang 1,000,000.',
          'Kailangang itaya nang 8x ang deposit at bonus bago mag-withdraw.',
        ],
        condition: 'Para sa unang deposit lang: {{reached}} na ang nagawa mo',
      },
    },
  },
  {
    id: 'reload',
    min: 20_000_000,
    rate: 0.2,
    most: 50_000_000,
    times: 3,
    asks: { what: 'rank', required: 1 },
    text: {
      en: {
        title: '20% on top',
        terms: ['20% of your deposit, up to 500,000.', 'Bet deposit and bonus 3 times before you withdraw.'],
        condition: 'From rank {{required}}: yours is {{reached}}',
      },
      vi: {
        title: 'Thưởng thêm 20%',
        terms: ['20% tiền nạp, tối đa 500.000.', 'Tiền nạp và tiền thưởng cần đạt 3 vòng cược trước khi rút.'],
        condition: 'Từ hạng {{required}} trở lên: bạn ở hạng {{reached}}',
      },
      fil: {
        title: 'Dagdag na 20%',
        terms: [
          '20% ng deposit, hanggang 500,000.',
          'Kailangang itaya nang 3x ang deposit at bonus bago mag-withdraw.',
        ],
        condition: 'Mula rank {{required}} pataas: {{reached}} ang sa iyo',
      },
    },
  },
]

export const bonusOf = ({ rate, most }: DepositPromotion, amount: number): number =>
  Math.min(most, Math.floor((amount * Math.round(rate * 100)) / 100))
