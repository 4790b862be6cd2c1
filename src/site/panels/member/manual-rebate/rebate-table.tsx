import { styled } from 'styled-components'
import { Amount } from '@/site/elements/amount'
import { categoryText } from '@/site/elements/category-text'
import type { Rebate } from '@/contract/generated/gateway-types'
import type { ManualRebateProps } from '@/contract/generated/merchant-types'
import { useFormat } from '@/site/i18n/format'
import { useText } from '@/site/i18n/language'

interface RebateTableProps extends Pick<ManualRebateProps, 'order'> {
  readonly answer: Rebate['response']
}

/** Each category with its bets, rate and rebate. The total comes from the server. */
export function RebateTable({ answer: { lines, total }, order }: RebateTableProps) {
  const t = useText()
  const { percent } = useFormat()
  const shown = order === 'listed' ? lines : lines.toSorted((one, other) => other[order] - one[order])
  return (
    <Table role="table">
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            {t('manual-rebate.category')}
          </th>
          <th role="columnheader" scope="col">
            {t('manual-rebate.validBet')}
          </th>
          <th role="columnheader" scope="col">
            {t('manual-rebate.rate')}
          </th>
          <th role="columnheader" scope="col">
            {t('manual-rebate.rebate')}
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {shown.map(({ category, validBet, rate, rebate }) => (
          <tr role="row" key={category}>
            <th role="rowheader" scope="row">
              {categoryText(t, category)}
            </th>
            <td role="cell" data-label={t('manual-rebate.validBet')}>
              <Amount amount={validBet} />
            </td>
            <td role="cell" data-label={t('manual-rebate.rate')}>
              {/* The server's precision: four decimals of the fraction are two decimals of the percentage. */}
              {percent(rate, 2)}
            </td>
            <td role="cell" data-label={t('manual-rebate.rebate')}>
              <Amount amount={rebate} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot role="rowgroup">
        <tr role="row">
          <th role="rowheader" scope="row" colSpan={3}>
            {t('manual-rebate.total')}
          </th>
          <td role="cell">
            <Amount amount={total} />
          </td>
        </tr>
      </tfoot>
    </Table>
  )
}

/**
 * On a phone a row is a card, with labels before its figures. The changed display values remove the table semantics, so
 * the roles are set explicitly.
 */
const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;

  th,
  td {
    padding: 0.5rem 0.6rem;
    text-align: start;
  }

  td,
  thead th:not(:first-child) {
    text-align: end;
  }

  thead th {
    color: var(--color-text-muted);
    font-size: var(--font-size-small);
  }

  tbody tr,
  tfoot tr {
    border-block-start: 1px solid var(--color-border);
  }

  tfoot {
    font-weight: var(--font-weight-heading);
  }

  @container (max-width: 35.99rem) {
    &,
    tbody,
    tfoot {
      display: block;
    }

    tfoot tr {
      display: flex;
      justify-content: space-between;
    }

    thead {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }

    tbody tr {
      display: grid;
      padding-block: 0.4rem;
    }

    tbody th,
    tbody td {
      padding: 0.1rem 0;
    }

    tbody td {
      display: flex;
      flex-wrap: wrap;
      gap: 0 1rem;
      justify-content: space-between;
    }

    tbody td::before {
      color: var(--color-text-muted);
      content: attr(data-label);
    }

    tfoot th,
    tfoot td {
      padding-inline: 0;
    }
  }
`
