import { useMemo } from 'react'
import { dateFormat, numberFormat, type NumberOptions } from '@/contract/formats/formatters'
import type { Money, Site } from '@/contract/generated/merchant-types'
import { isolatedFigure } from '@/contract/text/direction'
import { useLanguage } from './language'

/** Formatters for numbers, amounts and dates in the current language. */
export function useFormat() {
  const { formatTag } = useLanguage()
  return useMemo(() => formats(formatTag), [formatTag])
}

/** `tag`: see formatTag. */
export function formats(tag: string) {
  const figure = (text: string) => isolatedFigure(text, tag)
  return {
    /**
     * An amount with thousands separators, after the currency's symbol, with two decimals unless the merchant sets
     * another number (2 §9).
     */
    amount: (amount: number, currency: Site['currency']): string => {
      const { digits = 2 } = currency
      return withSymbol(tag, amount, currency, { minimumFractionDigits: digits, maximumFractionDigits: digits })
    },
    /** The same with its sign, a plus too: a gain or loss. */
    change: (amount: number, currency: Site['currency']): string => {
      const { digits = 2 } = currency
      const options = {
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
        signDisplay: 'exceptZero',
      } as const
      return withSymbol(tag, amount, currency, options)
    },
    number: (value: number): string => numberFormat(tag).format(value),
    /** What a unit pays back, with two decimals at least: 2.10. */
    odds: (value: number): string => numberFormat(tag, { minimumFractionDigits: 2 }).format(value),
    /** A number with its sign, a plus too. */
    signed: (value: number): string => figure(numberFormat(tag, { signDisplay: 'exceptZero' }).format(value)),
    /** A share with up to two decimals, or with exactly two: 0.29 is 29 %. */
    percent: (share: number, minimumFractionDigits: 0 | 2 = 0): string =>
      figure(numberFormat(tag, { style: 'percent', minimumFractionDigits, maximumFractionDigits: 2 }).format(share)),
    /** A number of days in words: 2 days. */
    days: (count: number): string =>
      numberFormat(tag, { style: 'unit', unit: 'day', unitDisplay: 'long' }).format(count),
    date: (value: Date): string => dateFormat(tag, 'date').format(value),
    dateTime: (value: Date): string => dateFormat(tag, 'dateTime').format(value),
    /** An amount as in the title of the registration (1 §2): 1000VND. */
    promotionAmount: ({ amount, currency }: Money): string =>
      figure(`${numberFormat(tag, { useGrouping: false }).format(amount)}${currency}`),
  }
}

/** An amount with the merchant's own symbol of its currency in front, or the language's where it has none. */
export function withSymbol(
  tag: string,
  amount: number,
  { code, symbol }: Site['currency'],
  options: NumberOptions,
): string {
  if (symbol === undefined)
    return isolatedFigure(numberFormat(tag, { style: 'currency', currency: code, ...options }).format(amount), tag)
  const parts = numberFormat(tag, options).formatToParts(amount)
  const isSign = ({ type }: (typeof parts)[number]) => type === 'minusSign' || type === 'plusSign'
  const [signs, figures] = [parts.filter(isSign), parts.filter((part) => !isSign(part))]
  return isolatedFigure([...signs, { value: symbol }, ...figures].map(({ value }) => value).join(''), tag)
}
