import { amountOf } from './amount'
import { dollarRate } from './dollar-rates'

/** What has a currency: a brand, as its site.json says. */
export interface OfCurrency {
  readonly currency: { readonly code: string; readonly digits?: number }
}

/** How many dong stand for a dollar where a sum is read: 50,000 are $10, 1000 are $0.20. */
const dongForDollar = 5000

/** Smallest unit of the merchant's currency, in hundredths. */
export const stepOf = ({ currency: { digits = 2 } }: OfCurrency): number => 10 ** (2 - Math.min(digits, 2))

/** Whether sums in dong are the merchant's own, as those of dong and of still smaller units are. */
export const isAsWritten = ({ currency }: OfCurrency): boolean => dollarRate(currency) >= dongForDollar

/**
 * A sum of dong in the merchant's currency, both in hundredths. What is written once for all brands is written in dong;
 * in another currency it is a sum that reads as well there: of two figures, in whole smallest units, and never nothing
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
