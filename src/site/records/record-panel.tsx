import { useState } from 'react'
import { styled } from 'styled-components'
import { useText } from '@/site/i18n/language'
import { dayIn } from '@/contract/time/day'
import { usePanelQuery } from '@/site/merchant/centres/panel-query'
import { isWithin } from '@/site/lib/day-presets'
import { Tabs } from '@/site/ui/tabs'
import { recordAddress, type RecordAddress } from './record-address'
import { ColumnChooser } from './column-chooser'
import { CsvButton } from './csv-button'
import { RecordBar } from './record-bar'
import { RecordLines } from './record-lines'
import type { RecordLayout, RecordPage, RecordQuery } from './record-types'
import type { RecordDefinition } from './record-definition'
import { useStatement } from '@/site/elements/use-statement'

interface RecordPanelProps<Row, Column extends string, Page extends RecordPage<Row>> {
  readonly record: RecordDefinition<Row, Column, Page>
  readonly layout: RecordLayout<Column>
}

/** A record: its query is in the URL (G9), and its results have four states (G1). */
export function RecordPanel<Row, Column extends string, Page extends RecordPage<Row>>({
  record,
  layout,
}: RecordPanelProps<Row, Column, Page>) {
  const t = useText()
  const { timeZone } = useStatement()
  const [query, change] = usePanelQuery()
  const [{ today, isSure }, setDay] = useState(() => ({ today: dayIn(timeZone, Date.now()), isSure: false }))
  const address = recordAddress(query, { ...record, range: layout.range, today })
  const { tab, problem } = address
  const question = questionOf(address, layout.pageSize)
  const read = record.useRead(problem === undefined ? question : undefined, tab.name)
  const now = read.data?.now
  const found = read.error === undefined && !read.isLoading ? read.data?.total : undefined

  // The first answer tells the server's current day. If that day ends while the record is open, the query stays.
  if (now !== undefined && !isSure) setDay({ today: dayIn(timeZone, Date.parse(now)), isSure: true })

  return (
    <Tabs
      label={t(record.title)}
      tabs={record.tabs.map(({ name, label }) => ({ name, label: t(label) }))}
      selected={tab.name}
      onSelect={(name) =>
        change({
          ...fromTheStart,
          from: undefined,
          to: undefined,
          tab: name === record.tabs[0]?.name ? undefined : name,
        })
      }
    >
      <Root>
        {record.head?.(read.error === undefined ? read.data : undefined)}
        <RecordBar
          key={tab.name}
          address={address}
          presets={layout.presets.filter((preset) => isWithin(preset, tab.longest))}
          filters={tab.filters ?? record.filters}
          sorts={record.sorts}
          today={today}
          onChange={(changes) => change({ ...fromTheStart, ...changes })}
        >
          <ColumnChooser record={record.title} columns={record.columns} layout={layout} />
          {layout.csv && problem === undefined && (
            <CsvButton
              fileName={`${tab.name}-${address.range.from}-${address.range.to}.csv`}
              columns={layout.columns.map((name) => record.columns[name])}
              readPage={(pageNo, pageSize, until) =>
                record.readPage({ ...question, pageNo, pageSize, ...(until !== undefined && { until }) }, tab.name)
              }
            />
          )}
        </RecordBar>
        {problem === undefined && (
          <RecordLines record={record} layout={layout} address={address} read={read} onChange={change} />
        )}
        {record.note !== undefined && <Note>{t(record.note)}</Note>}
        {/* Says to screen readers that reading has ended, and what came of it. */}
        <p className="visually-hidden" role="status">
          {found !== undefined && t('record.found', { n: found })}
        </p>
      </Root>
    </Tabs>
  )
}

/** A new query starts at the first page, with current data. */
const fromTheStart = { page: undefined, until: undefined, line: undefined }

function questionOf({ range, filters, sort, page, until }: RecordAddress, pageSize: number): RecordQuery {
  return { ...range, filters, sort, pageNo: page, pageSize, ...(until !== undefined && { until }) }
}

const Note = styled.p`
  color: var(--color-text-muted);
  font-size: var(--font-size-small);
  text-wrap: pretty;
`

const Root = styled.div`
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem;

  /* On a phone the first line is what was come for. */
  @media (max-width: 767px) {
    gap: 0.4rem;
  }
`
