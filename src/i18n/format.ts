import { useMemo } from 'react'
import type { Money, Site } from '@/generated/merchant-types'
import { useLanguage } from './language'

/** Numbers, amounts and dates in the language in use. */
export function useFormat() {
  const { locale } = useLanguage()
  return useMemo(() => formats(locale), [locale])
}

export function formats(locale: string) {
  // One is costly to make, and a list of games asks for dozens.
  let plain: Intl.NumberFormat | undefined
  return {
    /** Amount with thousands separators, after the currency's symbol, with two decimals where the merchant says no other (2 §9). */
    amount: (amount: number, currency: Site['currency']): string => {
      const { digits = 2 } = currency
      return withSymbol(locale, amount, currency, { minimumFractionDigits: digits, maximumFractionDigits: digits })
    },
    /** The same with its sign, a plus too: what was gained or lost. */
    change: (amount: number, currency: Site['currency']): string => {
      const { digits = 2 } = currency
      const options = {
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
        signDisplay: 'exceptZero',
      } as const
      return withSymbol(locale, amount, currency, options)
    },
    number: (value: number): string => (plain ??= new Intl.NumberFormat(locale)).format(value),
    date: (value: Date): string => new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(value),
    dateTime: (value: Date): string =>
      new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(value),
    /** Moments of a statement, in the merchant's time zone. */
    statement: (timeZone: string) => statementFormats(locale, timeZone),
    /** Amount as the registration's title says it (1 §2): 1000VND. */
    promotionAmount: ({ amount, currency }: Money): string =>
      `${new Intl.NumberFormat(locale, { useGrouping: false }).format(amount)}${currency}`,
  }
}

/** Statements are kept by the Gregorian calendar, whatever a language's own is. */
function statementFormats(locale: string, timeZone: string) {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { calendar: 'gregory', timeZone, ...options })
  const [day, time, whole] = [
    format({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' }),
    format({ hour: '2-digit', minute: '2-digit', second: '2-digit' }),
    format({ dateStyle: 'medium', timeStyle: 'medium' }),
  ]
  return {
    day: (moment: string): string => day.format(new Date(moment)),
    /** A day by itself, YYYY-MM-DD. */
    date: (date: string): string => format({ dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(date)),
    time: (moment: string): string => time.format(new Date(moment)),
    whole: (moment: string): string => whole.format(new Date(moment)),
    /** How far its clocks are from UTC at a moment: GMT+7. */
    zone: (moment: number): string =>
      format({ timeZoneName: 'shortOffset' })
        .formatToParts(moment)
        .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone,
  }
}

/** An amount after the merchant's own symbol of its currency, or with the locale's where it has none. */
export function withSymbol(
  locale: string,
  amount: number,
  { code, symbol }: Site['currency'],
  options: Intl.NumberFormatOptions,
): string {
  if (symbol === undefined)
    return new Intl.NumberFormat(locale, { style: 'currency', currency: code, ...options }).format(amount)
  const parts = new Intl.NumberFormat(locale, options).formatToParts(amount)
  const isSign = ({ type }: Intl.NumberFormatPart) => type === 'minusSign' || type === 'plusSign'
  const [signs, figures] = [parts.filter(isSign), parts.filter((part) => !isSign(part))]
  return [...signs, { value: symbol }, ...figures].map(({ value }) => value).join('')
}
