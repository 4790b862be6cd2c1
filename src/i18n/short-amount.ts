import type { Site } from '@/generated/merchant-types'

/** From here on an amount is told in words as "1.2B": more digits have no place in a header. */
const short = 1_000_000

/** The amount where there is little room: whole below a million, cut (never rounded up) to "₫2.85M" from there on. */
export function shortAmount(locale: string, amount: number, { code, symbol, digits = 2 }: Site['currency']): string {
  const decimals =
    Math.abs(amount) < short
      ? { minimumFractionDigits: digits, maximumFractionDigits: digits }
      : ({ notation: 'compact', maximumFractionDigits: 2, roundingMode: 'trunc' } as const)
  const styled = symbol === undefined ? ({ style: 'currency', currency: code } as const) : {}
  return `${symbol ?? ''}${new Intl.NumberFormat(locale, { ...styled, ...decimals }).format(amount)}`
}
