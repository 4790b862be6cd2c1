import { hundredthsOf } from './amount'
import type { AmountFormat } from './amount-format'
import { parseAmount, type AmountProblem, type TypedAmount } from './typed-amount'

/** Limits of an act, in units of the currency. */
export interface AmountLimits {
  readonly min: number
  readonly max: number
  /** The available balance. */
  readonly available?: number
  /** The rest of the daily limit. */
  readonly left?: { readonly amount: number }
}

export type LimitProblem = AmountProblem | 'zero' | 'least' | 'most' | 'notEnough' | 'day'

/** Parses a typed amount. Returns its hundredths, or the problem for which the server would certainly refuse it. */
export function checkAmount(
  typed: string,
  { min, max, available, left }: AmountLimits,
  format: AmountFormat,
): TypedAmount | { readonly problem: LimitProblem } {
  const read = parseAmount(typed, format)
  if ('problem' in read) return read
  const { hundredths } = read
  if (hundredths === 0) return { problem: 'zero' }
  if (hundredths < inHundredths(min)) return { problem: 'least' }
  if (hundredths > inHundredths(max)) return { problem: 'most' }
  if (available !== undefined && hundredths > inHundredths(available)) return { problem: 'notEnough' }
  if (left !== undefined && hundredths > inHundredths(left.amount)) return { problem: 'day' }
  return read
}

/**
 * The largest amount that all limits allow, in hundredths, without more decimals than the currency has. 0 where it is
 * below the minimum.
 */
export function maxAmount(
  { min, max, available = max, left = { amount: max } }: AmountLimits,
  decimals: number,
): number {
  const step = 10 ** (2 - Math.min(decimals, 2))
  const most = Math.min(...[max, available, left.amount].map(inHundredths))
  const whole = most - (most % step)
  return whole < inHundredths(min) ? 0 : whole
}

/** The limit that a problem is about. */
export function limitOf(problem: LimitProblem, { min, max, available = 0, left }: AmountLimits): number {
  if (problem === 'least') return min
  if (problem === 'notEnough') return available
  return problem === 'day' ? (left?.amount ?? 0) : max
}

const inHundredths = (amount: number): number => hundredthsOf(amount) ?? 0
