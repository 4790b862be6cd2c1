import { inCurrency, type OfCurrency } from '@/contract/money/in-currency'

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
