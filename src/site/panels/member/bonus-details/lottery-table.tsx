import { styled } from 'styled-components'
import { PanelHint, PanelSection, PanelSections } from '@/site/elements/panel/panel-section'
import { ReadSection } from '@/site/elements/panel/read-section'
import { useLotteryBonus } from '@/site/gateway/money/bonuses'
import type { LotteryBonus } from '@/contract/generated/gateway-types'
import { useFormat } from '@/site/i18n/format'
import { useText } from '@/site/i18n/language'
import { EmptyState } from '@/site/ui/notices/empty-state'
import '@/site/ui/icons/later-icons'
import { Skeleton } from '@/site/ui/loading/skeleton'

type Way = LotteryBonus['response'][number]['ways'][number]

/** Payouts of lotteries: one table for each series, one column for each prize group. */
export function LotteryTable() {
  const t = useText()
  const format = useFormat()
  const read = useLotteryBonus()
  // The number of numbers in a draw is shown only if the series has draws of several kinds.
  const nameOf = ({ code, numbers }: Way, ways: readonly Way[]) => {
    const way = t(`bonus-details.way.${code}`)
    return ways.some((each) => each.numbers !== numbers) ? t('bonus-details.ofNumbers', { way, count: numbers }) : way
  }
  const { data } = read
  if (data === undefined || data.length === 0)
    return (
      <PanelSections>
        <ReadSection title={t('bonus-details.list.lottery')} read={read}>
          {(answer) =>
            answer === undefined ? (
              <Skeleton lines={8} />
            ) : (
              <EmptyState icon="ticket" text={t('bonus-details.noLottery')} />
            )
          }
        </ReadSection>
      </PanelSections>
    )
  return (
    <PanelSections>
      <PanelHint>{t('bonus-details.lotteryNote')}</PanelHint>
      {data.map(({ code, title, groups, ways }) => (
        <PanelSection key={code} title={title}>
          <Table>
            <caption>{t('bonus-details.pays')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('bonus-details.way')}</th>
                {groups.map((group) => (
                  <th key={group} scope="col">
                    {group}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {ways.map((way) => (
                <tr key={`${way.code} ${way.numbers}`}>
                  <th scope="row">
                    {nameOf(way, ways)}
                    {way.times > 1 && <small>{`${t('bonus-details.lines')}: ${format.number(way.times)}`}</small>}
                  </th>
                  {way.pays.map((pays, at) => (
                    <td key={groups[at]}>{format.number(pays)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </Table>
        </PanelSection>
      ))}
    </PanelSections>
  )
}

/** Four prize groups fit on a phone. */
const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: var(--font-size-small);
  font-variant-numeric: tabular-nums;

  caption {
    padding-block-end: 0.4rem;
    color: var(--color-text-muted);
    text-align: start;
  }

  th,
  td {
    padding: 0.45rem 0.25rem;
    text-align: end;
    overflow-wrap: anywhere;
  }

  th:first-child {
    text-align: start;
  }

  /* A figure or word breaks where text is of twice the size on a phone, and nowhere else. */
  @container (min-width: 15rem) {
    td {
      white-space: nowrap;
    }

    th {
      overflow-wrap: break-word;
    }
  }

  tbody tr {
    border-block-start: 1px solid var(--color-border);
  }

  small {
    display: block;
    color: var(--color-text-muted);
    font-weight: var(--font-weight-body);
  }
`
