import type { ConsolidatedFunds } from '@/generated/gateway-types'
import { useFormat } from '@/i18n/format'
import { useLanguage } from '@/i18n/language'
import { useSite } from '@/site/site-context'
import { Table } from './term-table-looks'

export type Contract = NonNullable<ConsolidatedFunds['response']['divtypeinfo']>
type Term = Contract['terms'][number]

/** What a step asks for or pays; what no step of the contract names is left out. */
const columns = ['periodValidBet', 'periodProfitLoss', 'activeMembers', 'betAmount', 'rate'] as const

interface TermTableProps {
  readonly terms: readonly Term[]
  /** Ids of the contract's name, and of what more tells this table from others. */
  readonly labelledBy: string
}

/**
 * The steps of a contract. On a narrow panel each step is a list of its own; the roles are said
 * outright, because a table whose `display` changes is none any more to some screen readers.
 */
export function TermTable({ terms, labelledBy }: TermTableProps) {
  const { t } = useLanguage()
  const write = useTermFormat()
  const shown = columns.filter((column) => terms.some((term) => term[column] > 0))
  return (
    <Table role="table" aria-labelledby={labelledBy}>
      <thead role="rowgroup">
        <tr role="row">
          {(['period', ...shown] as const).map((column) => (
            <th key={column} role="columnheader" scope="col">
              {t(`agent-team-overview.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {terms.map((term, step) => (
          // Two steps may ask for the same period; their order does not change.
          <tr key={step} role="row">
            <th role="rowheader" scope="row">
              {t(`agent-team-overview.${term.period}`)}
            </th>
            {shown.map((column) => (
              <td key={column} role="cell" data-column={t(`agent-team-overview.${column}`)}>
                {write(term, column)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

function useTermFormat(): (term: Term, column: (typeof columns)[number]) => string {
  const { locale } = useLanguage()
  const { currency } = useSite().site
  const format = useFormat()
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 })
  return (term, column) => {
    if (column === 'rate') return percent.format(term.rate)
    return column === 'activeMembers' ? format.number(term[column]) : format.amount(term[column], currency)
  }
}
