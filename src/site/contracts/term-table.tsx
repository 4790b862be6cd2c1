import type { Term } from '@/site/gateway/team/contracts'
import { useText } from '@/site/i18n/language'
import { compareTerms, type ComparedTerm } from './compare-terms'
import { Table } from './term-table-looks'
import { termFigures, useTermFormat } from './term-format'

interface TermTableProps {
  readonly terms: readonly Term[]
  /** The steps in force: differences from them are marked. */
  readonly inForce?: readonly Term[]
  /** Ids of the elements that label the table: the contract's name, and what distinguishes this table from others. */
  readonly labelledBy: string
}

/**
 * The steps of a contract; columns that are empty for all steps are left out. On a narrow panel each step is a block.
 * The ARIA roles are explicit, because some screen readers no longer see a table when its `display` changes.
 */
export function TermTable({ terms, inForce, labelledBy }: TermTableProps) {
  const t = useText()
  const all = [...terms, ...(inForce ?? [])]
  const shown = termFigures.filter((figure) => all.some((term) => term[figure] > 0))
  const rows = inForce === undefined ? terms.map((term) => ({ term, before: term })) : compareTerms(terms, inForce)
  return (
    <Table role="table" aria-labelledby={labelledBy}>
      <thead role="rowgroup">
        <tr role="row">
          {(['period', ...shown] as const).map((column) => (
            <th key={column} role="columnheader" scope="col">
              {t(`contract.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row, step) => (
          // Two steps may have the same requirements; their order does not change.
          <TermRow key={step} {...row} shown={shown} />
        ))}
      </tbody>
    </Table>
  )
}

function TermRow({ term, before, shown }: ComparedTerm & { readonly shown: readonly (typeof termFigures)[number][] }) {
  const t = useText()
  const write = useTermFormat()
  const step = term ?? before
  if (step === undefined) return null
  const change = before === undefined ? 'isNew' : term === undefined ? 'falls' : undefined
  return (
    <tr role="row" data-change={change}>
      <th role="rowheader" scope="row">
        {t(`contract.${step.period}`)}
        {change !== undefined && <small>{t(`contract.${change}`)}</small>}
      </th>
      {shown.map((figure) => (
        <td key={figure} role="cell" data-column={t(`contract.${figure}`)}>
          {term === undefined ? <del>{write(step, figure)}</del> : <span>{write(step, figure)}</span>}
          {term !== undefined && before !== undefined && before[figure] !== term[figure] && (
            <small>{t('contract.was', { value: write(before, figure) })}</small>
          )}
        </td>
      ))}
    </tr>
  )
}
