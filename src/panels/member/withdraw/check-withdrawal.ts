import type { WithdrawalTerms } from '@/generated/gateway-types'
import { hundredthsOf } from '@/lib/amount'
import { parseAmount, type AmountProblem } from '@/lib/typed-amount'

type Terms = Pick<WithdrawalTerms['response'], 'available' | 'min' | 'max' | 'left'>

export type WithdrawalProblem = AmountProblem | 'zero' | 'least' | 'most' | 'notEnough' | 'day'

/** What of a withdrawal would be refused for sure, so that it need not be asked for; else its amount in hundredths. */
export function checkWithdrawal(
  amount: string,
  { available, min, max, left }: Terms,
  locale: string,
  decimals: number,
): { readonly hundredths: number } | { readonly problem: WithdrawalProblem } {
  const read = parseAmount(amount, locale, decimals)
  if ('problem' in read) return read
  const { hundredths } = read
  if (hundredths === 0) return { problem: 'zero' }
  if (hundredths < (hundredthsOf(min) ?? 0)) return { problem: 'least' }
  if (hundredths > (hundredthsOf(max) ?? Infinity)) return { problem: 'most' }
  if (hundredths > (hundredthsOf(available) ?? 0)) return { problem: 'notEnough' }
  if (hundredths > (hundredthsOf(left.amount) ?? 0)) return { problem: 'day' }
  return read
}

/** The most that can be withdrawn at once, in hundredths: no decimals that the currency has not. 0 where it is less than the least. */
export function mostOf({ available, min, max, left }: Terms, decimals: number): number {
  const step = 10 ** (2 - Math.min(decimals, 2))
  const most = Math.min(...[available, max, left.amount].map((amount) => hundredthsOf(amount) ?? 0))
  const whole = most - (most % step)
  return whole < (hundredthsOf(min) ?? 0) ? 0 : whole
}
