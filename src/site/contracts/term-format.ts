import type { Term } from '@/site/gateway/team/contracts'
import { useFormat } from '@/site/i18n/format'
import { useSite } from '@/site/merchant/site-context'

/** The figures of a step: its requirements and its rate. */
export const termFigures = ['periodValidBet', 'periodProfitLoss', 'activeMembers', 'betAmount', 'rate'] as const

/** Formats a share as a percentage, with all of its four decimals: 0.29 is 29 %. */
export function useShareFormat(): (share: number) => string {
  const { percent } = useFormat()
  return (share) => percent(share)
}

/** Formats a figure of a step in the current language. */
export function useTermFormat(): (term: Term, figure: (typeof termFigures)[number]) => string {
  const { currency } = useSite().site
  const format = useFormat()
  const share = useShareFormat()
  return (term, figure) => {
    if (figure === 'rate') return share(term.rate)
    return figure === 'activeMembers' ? format.number(term[figure]) : format.amount(term[figure], currency)
  }
}
