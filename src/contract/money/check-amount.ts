import type { AmountFormat } from './amount-format'
import { minorUnits } from './minor-units'
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
  const most = (amount: number) => minorUnits(amount, 'down', format.decimals)
  if (hundredths === 0) return { problem: 'zero' }
  if (hundredths < minorUnits(min, 'up', format.decimals)) return { problem: 'least' }
  if (hundredths > most(max)) return { problem: 'most' }
  if (available !== undefined && hundredths > most(available)) return { problem: 'notEnough' }
  if (left !== undefined && hundredths > most(left.amount)) return { problem: 'day' }
  return read
}

/**
 * The largest amount that all limits allow, in hundredths, without more decimals than the currency has. 0 where it is
 * below the minimum, Infinity where nothing limits it.
 */
export function maxAmount(
  { min, max, available = max, left = { amount: max } }: AmountLimits,
  decimals: number,
): number {
  const most = Math.min(...[max, available, left.amount].map((each) => minorUnits(each, 'down', decimals)))
  return most < minorUnits(min, 'up', decimals) ? 0 : most
}

/** The limit that a problem is about. */
export function limitOf(problem: LimitProblem, { min, max, available = max, left }: AmountLimits): number {
  if (problem === 'least') return min
  if (problem === 'notEnough') return available
  return problem === 'day' ? (left ?? { amount: max }).amount : max
}
