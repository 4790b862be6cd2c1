import { useId } from 'react'
import { styled } from 'styled-components'
import { Amount } from '@/site/elements/amount'
import { Table } from './term-table-looks'
import type { ContractDetails } from '@/contract/generated/gateway-types'
import { useText } from '@/site/i18n/language'
import { usePeriodText } from './period-text'

type Preview = NonNullable<ContractDetails['response']['preview']>

const figures = ['validBet', 'profitLoss', 'inForce', 'asked'] as const

/** What the last periods paid and would have paid, and whose contracts would end. The server calculates the figures. */
export function RequestPreview({ preview: { periods, inForce, asked, ends } }: { preview: Preview }) {
  const t = useText()
  const id = useId()
  const periodText = usePeriodText()
  return (
    <>
      <h4 id={id}>{t('contract.simulation')}</h4>
      {periods.length === 0 ? (
        <p>{t('contract.noPeriods')}</p>
      ) : (
        <Table role="table" aria-labelledby={id}>
          <thead role="rowgroup">
            <tr role="row">
              {(['period', ...figures] as const).map((name) => (
                <th key={name} role="columnheader" scope="col">
                  {t(`contract.column.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {periods.map((period) => (
              <tr key={`${period.period} ${period.from}`} role="row">
                <th role="rowheader" scope="row">
                  {periodText(period)}
                </th>
                {figures.map((name) => (
                  <td key={name} role="cell" data-column={t(`contract.column.${name}`)}>
                    <Amount amount={period[name]} isChange={name === 'profitLoss'} />
                  </td>
                ))}
              </tr>
            ))}
            <Sum role="row">
              <th role="rowheader" scope="row">
                {t('contract.sum')}
              </th>
              <td role="cell" />
              <td role="cell" />
              <td role="cell" data-column={t('contract.column.inForce')}>
                <Amount amount={inForce} />
              </td>
              <td role="cell" data-column={t('contract.column.asked')}>
                <Amount amount={asked} />
              </td>
            </Sum>
          </tbody>
        </Table>
      )}
      {ends.length > 0 && (
        <Ends>
          <p>{t('contract.ends', { n: ends.length })}</p>
          <ul>
            {ends.map((name) => (
              <li key={name}>
                <bdi>{name}</bdi>
              </li>
            ))}
          </ul>
        </Ends>
      )}
    </>
  )
}

const Sum = styled.tr`
  font-weight: var(--font-weight-heading);

  > td:empty {
    @container (max-width: 39.99rem) {
      display: none;
    }
  }
`

const Ends = styled.div`
  padding: 0.75rem 1rem;
  border-inline-start: 4px solid var(--color-danger);
  background: var(--color-surface-raised);
  overflow-wrap: anywhere;

  > ul {
    margin: 0.25rem 0 0;
    padding-inline-start: 1.25rem;
  }
`
