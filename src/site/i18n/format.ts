import { useMemo } from 'react'
import type { Money, Site } from '@/contract/generated/merchant-types'
import { useLanguage } from './language'

/** Formatters for numbers, amounts and dates in the current language. */
export function useFormat() {
  const { locale } = useLanguage()
  return useMemo(() => formats(locale), [locale])
}

export function formats(locale: string) {
  return {
    /**
     * An amount with thousands separators, after the currency's symbol, with two decimals unless the merchant sets
     * another number (2 §9).
     */
    amount: (amount: number, currency: Site['currency']): string => {
      const { digits = 2 } = currency
      return withSymbol(locale, amount, currency, { minimumFractionDigits: digits, maximumFractionDigits: digits })
    },
    /** The same with its sign, a plus too: a gain or loss. */
    change: (amount: number, currency: Site['currency']): string => {
      const { digits = 2 } = currency
      const options = {
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
        signDisplay: 'exceptZero',
      } as const
      return withSymbol(locale, amount, currency, options)
    },
    number: (value: number): string => numberFormat(locale).format(value),
    /** What a unit pays back, with two decimals at least: 2.10. */
    odds: (value: number): string => numberFormat(locale, { minimumFractionDigits: 2 }).format(value),
    /** A number with its sign, a plus too. */
    signed: (value: number): string => numberFormat(locale, { signDisplay: 'exceptZero' }).format(value),
    date: (value: Date): string => dateFormat(locale, { dateStyle: 'medium' }).format(value),
    dateTime: (value: Date): string => dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(value),
    /** An amount as in the title of the registration (1 §2): 1000VND. */
    promotionAmount: ({ amount, currency }: Money): string =>
      `${numberFormat(locale, { useGrouping: false }).format(amount)}${currency}`,
  }
}

/**
 * Cached, because creating a formatter is slow (some 50 µs), and a page of amounts needs the same one hundreds of
 * times.
 */
const numberFormat = keptOnes((locale, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options))
export const dateFormat = keptOnes(
  (locale, options?: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
)

function keptOnes<Options, Format>(make: (locale: string, options?: Options) => Format) {
  const kept = new Map<string, Format>()
  return (locale: string, options?: Options): Format => {
    const key = JSON.stringify([locale, options])
    const format = kept.get(key) ?? make(locale, options)
    kept.set(key, format)
    return format
  }
}

/** An amount with the merchant's own symbol of its currency in front, or the locale's where it has none. */
export function withSymbol(
  locale: string,
  amount: number,
  { code, symbol }: Site['currency'],
  options: Intl.NumberFormatOptions,
): string {
  if (symbol === undefined)
    return numberFormat(locale, { style: 'currency', currency: code, ...options }).format(amount)
  const parts = numberFormat(locale, options).formatToParts(amount)
  const isSign = ({ type }: Intl.NumberFormatPart) => type === 'minusSign' || type === 'plusSign'
  const [signs, figures] = [parts.filter(isSign), parts.filter((part) => !isSign(part))]
  return [...signs, { value: symbol }, ...figures].map(({ value }) => value).join('')
}
