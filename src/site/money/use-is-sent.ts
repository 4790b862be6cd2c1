import { amountOf } from '@/contract/money/amount'
import { parseAmount } from '@/contract/money/typed-amount'
import { useAmountFormat } from './use-amount-format'

/**
 * Returns whether a field still holds the amount that was sent. It is cleared only then: what a player types while the
 * answer is on its way is the next amount, and must not lose its first digits.
 */
export function useIsSent(): (typed: string, sent: number | undefined) => boolean {
  const format = useAmountFormat()
  return (typed, sent) => {
    const read = parseAmount(typed, format)
    return 'hundredths' in read && amountOf(read.hundredths) === sent
  }
}
