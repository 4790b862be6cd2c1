import type { Site } from '@/contract/generated/merchant-types'
import { formats, withSymbol } from './format'

/** From this amount on, amounts lose their decimals: the digits that a small bet changes are further left. */
const whole = 1_000_000

/** From this amount on, amounts are shortened to "1.234B": a phone's header has no room for more digits. */
const short = 100_000_000

/**
 * An amount for narrow places, truncated and never rounded up: in full below a million, without decimals up to a
 * hundred million, and "₫285.401M" from there on. `tag`: see formatTag.
 */
export function shortAmount(tag: string, amount: number, currency: Site['currency']): string {
  const size = Math.abs(amount)
  if (size < whole) return formats(tag).amount(amount, currency)
  const roundingMode = 'trunc'
  if (size < short) return withSymbol(tag, amount, currency, { maximumFractionDigits: 0, roundingMode })
  return withSymbol(tag, amount, currency, { notation: 'compact', maximumFractionDigits: 3, roundingMode })
}
