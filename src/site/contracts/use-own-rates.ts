import { useShareFormat } from './term-format'
import type { Term } from '@/site/gateway/team/contracts'
import { useText } from '@/site/i18n/language'
import { rateIn } from '@/contract/money/contract-rates'

/** Formats the highest rate that an agent has in each of its periods, such as "Weekly 8%, Monthly 12%". */
export function useOwnRates(): (terms: readonly Term[]) => string {
  const t = useText()
  const share = useShareFormat()
  return (terms) =>
    [...new Set(terms.map(({ period }) => period))]
      .map((period) => `${t(`contract.${period}`)} ${share(rateIn(terms, period))}`)
      .join(', ')
}
