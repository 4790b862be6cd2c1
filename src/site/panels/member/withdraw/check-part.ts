import { minorUnits } from '@/contract/money/minor-units'
import type { AmountFormat } from '@/contract/money/amount-format'
import { parseAmount, type AmountProblem } from '@/contract/money/typed-amount'

export type PartProblem = AmountProblem | 'zero' | 'notPart'

/** Validates the amount that arrived: above 0 and below the amount that was paid out. Returns it in hundredths. */
export function checkPart(
  amount: string,
  arrives: number,
  format: AmountFormat,
): { readonly hundredths: number } | { readonly problem: PartProblem } {
  const read = parseAmount(amount, format)
  if ('problem' in read) return read
  if (read.hundredths === 0) return { problem: 'zero' }
  return read.hundredths < minorUnits(arrives, 'up') ? read : { problem: 'notPart' }
}
