import type { DepositMethod } from '@/gateway/deposits'
import { hundredthsOf } from '@/lib/amount'
import { parseAmount, type AmountProblem } from '@/lib/typed-amount'

export type DepositProblem = AmountProblem | 'zero' | 'least' | 'most'

/** What of a deposit would be refused for sure, so that it need not be sent; else its amount in hundredths. */
export function checkDeposit(
  amount: string,
  { min, max }: Pick<DepositMethod, 'min' | 'max'>,
  locale: string,
  decimals: number,
): { readonly hundredths: number } | { readonly problem: DepositProblem } {
  const read = parseAmount(amount, locale, decimals)
  if ('problem' in read) return read
  if (read.hundredths === 0) return { problem: 'zero' }
  if (read.hundredths < (hundredthsOf(min) ?? 0)) return { problem: 'least' }
  if (read.hundredths > (hundredthsOf(max) ?? Infinity)) return { problem: 'most' }
  return read
}
