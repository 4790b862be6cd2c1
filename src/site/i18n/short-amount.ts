import type { Site } from '@/contract/generated/merchant-types'
import { formats, withSymbol } from './format'

/** From this amount on, amounts lose their decimals: the digits that a small bet changes are further left. */
const whole = 1_000_000

/** From this amount on, amounts are shortened to "1.234B": a phone's header has no room for more digits. */
const short = 100_000_000

/** The most digits that a phone's header shows. A letter is as wide as two, points and blanks take next to no room. */
const longest = 9

/**
 * An amount for narrow places, truncated and never rounded up: in full below a million, without decimals up to a
 * hundred million, and "₫285.401M" from there on. Where an amount without decimals is too long even so, as
 * "US$2,854,500" is, it leaves out the currency. `tag`: see formatTag.
 */
export function shortAmount(tag: string, amount: number, currency: Site['currency']): string {
  const size = Math.abs(amount)
  if (size < whole) return formats(tag).amount(amount, currency)
  const roundingMode = 'trunc'
  if (size >= short)
    return withSymbol(tag, amount, currency, { notation: 'compact', maximumFractionDigits: 3, roundingMode })
  const said = withSymbol(tag, amount, currency, { maximumFractionDigits: 0, roundingMode })
  return isShort(said) ? said : formats(tag).number(Math.trunc(amount))
}

function isShort(text: string): boolean {
  return text.replace(/[\s\p{P}\p{Cf}]/gu, '').replace(/\p{L}/gu, '$&$&').length <= longest
}
