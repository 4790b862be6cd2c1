import { useMemo } from 'react'
import type { Money, Site } from '@/generated/merchant-types'
import { useLanguage } from './language'

/** Numbers, amounts and dates in the language in use. */
export function useFormat() {
  const { locale } = useLanguage()
  return useMemo(() => formats(locale), [locale])
}

export function formats(locale: string) {
  return {
    /** Amount with two decimals and thousands separators (2 §9), after the currency's symbol. */
    amount: (amount: number, { code, symbol }: Site['currency']): string => {
      if (symbol !== undefined) return `${symbol}${twoDecimals(locale).format(amount)}`
      return twoDecimals(locale, { style: 'currency', currency: code }).format(amount)
    },
    number: (value: number): string => new Intl.NumberFormat(locale).format(value),
    date: (value: Date): string => new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(value),
    dateTime: (value: Date): string =>
      new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(value),
    /** Amount as the registration's title says it (1 §2): 1000VND. */
    promotionAmount: ({ amount, currency }: Money): string =>
      `${new Intl.NumberFormat(locale, { useGrouping: false }).format(amount)}${currency}`,
  }
}

function twoDecimals(locale: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  return new Intl.NumberFormat(locale, { ...options, minimumFractionDigits: 2, maximumFractionDigits: 2 })
}
