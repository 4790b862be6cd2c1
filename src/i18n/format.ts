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
    /** Amount with thousands separators, after the currency's symbol, with two decimals where the merchant says no other (2 §9). */
    amount: (amount: number, currency: Site['currency']): string => {
      const { digits = 2 } = currency
      return withSymbol(locale, amount, currency, { minimumFractionDigits: digits, maximumFractionDigits: digits })
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

/** An amount after the merchant's own symbol of its currency, or with the locale's where it has none. */
export function withSymbol(
  locale: string,
  amount: number,
  { code, symbol }: Site['currency'],
  options: Intl.NumberFormatOptions,
): string {
  const styled = symbol === undefined ? ({ style: 'currency', currency: code } as const) : {}
  return `${symbol ?? ''}${new Intl.NumberFormat(locale, { ...styled, ...options }).format(amount)}`
}
