import { amountOf } from '@/contract/money/amount'
import type { SandboxMerchant } from '@/sandbox/sandbox-merchant'
import { dollarRate } from './dollar-rates'

export type OfCurrency = Pick<SandboxMerchant, 'currency'>

/** How many dong stand for a dollar where a plan is read: 50,000 are $10, 1000 are $0.20. */
const dongForDollar = 5000

/** Smallest unit of the merchant's currency, in hundredths. */
export const stepOf = ({ currency: { digits = 2 } }: OfCurrency): number => 10 ** (2 - Math.min(digits, 2))

/** Whether the figures of plans are the merchant's own, as those of dong and of still smaller units are. */
export const isAsWritten = ({ currency }: OfCurrency): boolean => dollarRate(currency) >= dongForDollar

/**
 * An amount of a plan in the merchant's currency, in hundredths. Plans are written in hundredths of dong; in another
 * currency they ask and pay a sum that reads as well there: of two figures, in whole smallest units, and never nothing
 * for something.
 */
export function inCurrency(merchant: OfCurrency, hundredths: number): number {
  if (isAsWritten(merchant) || hundredths === 0) return hundredths
  const amount = (hundredths * dollarRate(merchant.currency)) / dongForDollar
  const grain = Math.max(stepOf(merchant), 10 ** (Math.floor(Math.log10(amount)) - 1))
  return Math.max(grain, Math.round(amount / grain) * grain)
}

/** The same for a figure that is written in whole dong, in units of the currency. */
export const unitsInCurrency = (merchant: OfCurrency, dong: number): number =>
  amountOf(inCurrency(merchant, dong * 100))

/** Amounts of a plan in hundredths of dong, given in a currency. */
export type Money = (hundredths: number) => number

/** Plans in the currency of a merchant, made once for each currency. */
export function inEachCurrency<Plans>(make: (money: Money) => Plans): (merchant: OfCurrency) => Plans {
  const made = new Map<string, Plans>()
  return (merchant) => {
    const { code, digits } = merchant.currency
    const key = `${code} ${digits}`
    const plans = made.get(key) ?? make((hundredths) => inCurrency(merchant, hundredths))
    made.set(key, plans)
    return plans
  }
}
