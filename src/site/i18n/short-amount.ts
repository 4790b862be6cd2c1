import type { Site } from '@/contract/generated/merchant-types'
import { formats, withSymbol } from './format'

/** From here on an amount is told in words as "1.2B": more digits have no place in a header. */
const short = 1_000_000

/** The amount where there is little room: whole below a million, cut (never rounded up) to "₫2.85M" from there on. */
export function shortAmount(locale: string, amount: number, currency: Site['currency']): string {
  if (Math.abs(amount) < short) return formats(locale).amount(amount, currency)
  return withSymbol(locale, amount, currency, {
    notation: 'compact',
    maximumFractionDigits: 2,
    roundingMode: 'trunc',
  })
}
