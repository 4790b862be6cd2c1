import type { Site } from '@/contract/generated/merchant-types'
import { formats, withSymbol } from './format'

/** From this amount on, amounts are shortened to "1.2B": a header has no room for more digits. */
const short = 1_000_000

/** An amount for narrow places: in full below a million, truncated (never rounded up) to "₫2.85M" from there on. */
export function shortAmount(locale: string, amount: number, currency: Site['currency']): string {
  if (Math.abs(amount) < short) return formats(locale).amount(amount, currency)
  return withSymbol(locale, amount, currency, {
    notation: 'compact',
    maximumFractionDigits: 2,
    roundingMode: 'trunc',
  })
}
