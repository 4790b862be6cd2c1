import { useMemo } from 'react'
import { useAmountFormat } from '@/site/money/use-amount-format'
import { useFigureFormats } from '@/site/money/use-figure-formats'
import type { TermFormats } from './typed-terms'

/** How the figures of a contract's steps are typed. */
export function useTermFormats(): TermFormats {
  const amount = useAmountFormat()
  const { count, percent } = useFigureFormats()
  return useMemo(
    () => ({
      periodValidBet: amount,
      periodProfitLoss: amount,
      activeMembers: count,
      betAmount: amount,
      rate: percent,
    }),
    [amount, count, percent],
  )
}
