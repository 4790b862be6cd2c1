import { Suspense, useEffectEvent, useLayoutEffect, type ComponentType } from 'react'
import { useErrorText } from '@/site/gateway/error-text'
import { useText } from '@/site/i18n/language'
import { addDays, daysBetween } from '@/contract/time/day'
import { Button } from '@/site/ui/button'
import { EmptyState } from '@/site/ui/notices/empty-state'
import { FailedNotice } from '@/site/ui/notices/failed-notice'
import { Paginator } from '@/site/ui/paginator'
import { lazyPart } from '@/site/ui/loading/lazy-part'
import { Skeleton } from '@/site/ui/loading/skeleton'
import { useMediaQuery } from '@/site/ui/view/use-media-query'
import { useHiddenColumns } from './hidden-columns'
import type { RecordAddress } from './record-address'
import type { RecordDetail as Detail } from './record-detail'
import type { RecordDefinition, RecordRead } from './record-definition'
import { RecordTable } from './record-table'
import { RecordTotals } from './record-totals'
import type { RecordLayout, RecordPage } from './record-types'
import { useOpenedLine } from './use-opened-line'

/** Loaded with the first line that is opened. A lazy component keeps no type parameters, which the cast gives back. */
const RecordDetail = lazyPart('record-detail', () =>
  import('./record-detail').then((part) => part.RecordDetail as ComponentType<object>),
) as unknown as typeof Detail

interface RecordLinesProps<Row, Column extends string, Page extends RecordPage<Row>> {
  readonly record: RecordDefinition<Row, Column, Page>
  readonly layout: RecordLayout<Column>
  readonly address: RecordAddress
  readonly read: RecordRead<Page>
  readonly onChange: (changes: Readonly<Record<string, string | undefined>>) => void
}

/** The results, and the opened line, which the address names: a reload, a copied link and Back open it again. */
export function RecordLines<Row, Column extends string, Page extends RecordPage<Row>>(
  props: RecordLinesProps<Row, Column, Page>,
) {
  const t = useText()
  const { record } = props
  const { opened, isGone, open, tell, close } = useOpenedLine(props)
  return (
    <>
      {isGone && <p role="status">{t('record.lineGone')}</p>}
      <Found {...props} onOpen={open} />
      {opened !== undefined && (
        <Suspense>
          <WhenShown onShow={tell} />
          <RecordDetail
            title={t(record.title)}
            columns={record.columns}
            row={record.changed?.(opened) ?? opened}
            onClose={close}
          >
            {record.more?.(opened)}
          </RecordDetail>
        </Suspense>
      )}
    </>
  )
}

/** Calls once what stands beside it is shown, and before that has a place in the history. */
function WhenShown({ onShow }: { readonly onShow: () => void }) {
  const show = useEffectEvent(onShow)
  useLayoutEffect(() => show(), [])
  return null
}

interface FoundProps<Row, Column extends string, Page extends RecordPage<Row>> extends RecordLinesProps<
  Row,
  Column,
  Page
> {
  readonly onOpen: (row: Row) => void
}

/** Totals, lines and pages, or one of the empty, loading and failed states (G1). */
function Found<Row, Column extends string, Page extends RecordPage<Row>>({
  record,
  layout,
  address,
  read,
  onChange,
  onOpen,
}: FoundProps<Row, Column, Page>) {
  const t = useText()
  const errorText = useErrorText()
  const hidden = useHiddenColumns(record.title)
  const isPhone = useMediaQuery('(max-width: 767px)', false)
  const { data, error, isLoading, isValidating, mutate } = read
  // The stale data of another question would be taken for the answer to this one.
  if (error !== undefined)
    return <FailedNotice text={errorText(error)} busy={isValidating} onRetry={() => void mutate()} />
  if (data === undefined) return <Skeleton lines={8} />
  const lead = record.lead?.(data)
  if (data.total === 0)
    return (
      <>
        {lead}
        <NothingFound record={record} address={address} onChange={onChange} />
      </>
    )
  const known = record.totalsOf(data)
  const totals = layout.totals.flatMap((name) => known.find((total) => total.name === name) ?? [])
  const title = t(record.title)
  // On a phone the lines come first.
  const drawing = record.draw?.(data, address.tab.name)
  return (
    <>
      {lead}
      <RecordTotals totals={totals} hasPages={data.totalPages > 1} isBusy={isLoading} />
      {!isPhone && drawing}
      <RecordTable
        label={title}
        hidden={hidden}
        columns={record.columns}
        layout={layout}
        rows={data.items}
        timeOf={record.timeOf}
        isBusy={isLoading}
        onOpen={onOpen}
      />
      {data.items.length === 0 && (
        <EmptyState icon={record.icon} text={t('record.noSuchPage')}>
          <Button onClick={() => onChange({ page: undefined, until: undefined })}>{t('record.firstPage')}</Button>
        </EmptyState>
      )}
      <Paginator
        label={title}
        page={address.page}
        pages={data.totalPages}
        onSelect={(page) => onChange({ page: page === 1 ? undefined : String(page), until: String(data.until) })}
      />
      {isPhone && drawing}
    </>
  )
}

type NothingProps = Pick<RecordLinesProps<never, never, never>, 'address' | 'onChange'> & {
  readonly record: Pick<RecordDefinition<never, never, never>, 'icon' | 'nothing'>
}

/**
 * Nothing found: in these days, with links to more or earlier days; or with these filters, with a link to remove them.
 */
function NothingFound({ record, address, onChange }: NothingProps) {
  const t = useText()
  const { range, filters, tab } = address
  const days = daysBetween(range.from, range.to)
  const names = Object.keys(filters)
  return (
    <EmptyState icon={record.icon} text={t('record.nothing', { count: days })}>
      {names.length > 0 ? (
        <Button onClick={() => onChange(Object.fromEntries(names.map((name) => [name, undefined])))}>
          {t('record.clearFilters')}
        </Button>
      ) : (
        <Button onClick={() => onChange(days < tab.longest ? widest(range.to, tab.longest) : before(range.from, days))}>
          {days < tab.longest ? t('record.wider', { count: tab.longest }) : t('record.earlier', { count: days })}
        </Button>
      )}
      {names.length === 0 && record.nothing}
    </EmptyState>
  )
}

function widest(to: string, days: number): { from: string; to: string } {
  return { from: addDays(to, 1 - days), to }
}

function before(day: string, days: number): { from: string; to: string } {
  return widest(addDays(day, -1), days)
}
