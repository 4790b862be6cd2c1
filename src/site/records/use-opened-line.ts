import { useState } from 'react'
import type { RecordAddress } from './record-address'
import type { RecordDefinition, RecordRead } from './record-definition'
import type { RecordPage } from './record-types'

interface Lines<Row, Column extends string, Page extends RecordPage<Row>> {
  readonly record: RecordDefinition<Row, Column, Page>
  readonly address: RecordAddress
  readonly read: RecordRead<Page>
  readonly onChange: (changes: Readonly<Record<string, string | undefined>>) => void
}

interface OpenedLine<Row> {
  readonly opened: Row | undefined
  readonly open: (row: Row) => void
  /** Brings the address after it, once the line is shown. */
  readonly tell: () => void
  readonly close: () => void
  /** The address names a line that is not among its days. */
  readonly isGone: boolean
}

/**
 * The line that the address names: one of this page, or of another page where the record's call finds it. It stays
 * while the data is read again, even if it is no longer among the results.
 */
export function useOpenedLine<Row, Column extends string, Page extends RecordPage<Row>>({
  record,
  address,
  read,
  onChange,
}: Lines<Row, Column, Page>): OpenedLine<Row> {
  const { range, sort, tab } = address
  // The address follows: its change is a transition, which would hold the detail back until its code is there.
  const [pressed, setPressed] = useState<string>()
  const line = pressed ?? address.line
  const lineIn = (rows: readonly Row[] | undefined) =>
    line === undefined ? undefined : rows?.find((row) => record.lineOf(row) === line)
  const [kept, setKept] = useState<Row>()
  const known = lineIn(read.data?.items) ?? lineIn(kept === undefined ? [] : [kept])
  const isElsewhere = line !== undefined && known === undefined && read.data !== undefined && !read.isLoading
  const isSought = isElsewhere && record.findsLines === true
  const sought = record.useRead(
    isSought ? { ...range, filters: {}, sort, pageNo: 1, pageSize: 1, line } : undefined,
    tab.name,
  )
  const opened = known ?? lineIn(sought.data?.items)
  if (opened !== undefined && opened !== kept) setKept(opened)

  return {
    opened,
    isGone: isElsewhere && opened === undefined && !(isSought && sought.data === undefined),
    open: (row) => setPressed(record.lineOf(row)),
    tell: () => {
      // With its days, so that the address still leads to the line when today has become another day.
      if (line !== address.line) onChange({ ...range, line })
    },
    close: () => {
      setPressed(undefined)
      onChange({ line: undefined })
    },
  }
}
