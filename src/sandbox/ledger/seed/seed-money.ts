import { inCurrency, stepOf, type OfCurrency } from '@/contract/money/in-currency'
import type { Money } from '@/sandbox/call/in-currency'

/** How the amounts of a made-up past, which are written in hundredths of dong, become those of a merchant. */
export interface SeedMoney {
  readonly money: Money
  /** Smallest unit of what is won, in hundredths. */
  readonly step: number
}

/** Of a merchant that nobody knows, they stay as they are written. */
export const seedMoneyOf = (merchant: OfCurrency | undefined): SeedMoney =>
  merchant === undefined
    ? { money: (hundredths) => hundredths, step: 100 }
    : { money: (hundredths) => inCurrency(merchant, hundredths), step: stepOf(merchant) }
