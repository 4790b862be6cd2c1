import { useState } from 'react'
import { useText } from '@/site/i18n/language'
import { csvOf, type CsvCell } from '@/site/lib/csv'
import type { RecordColumn, RecordPage } from './record-types'
import { useStatement } from '@/site/elements/use-statement'

/** Lines per request: the server's maximum. */
const linesAtOnce = 500

interface Csv<Row> {
  readonly fileName: string
  readonly columns: readonly RecordColumn<Row>[]
  /** Reads a page of the query; later pages with the `until` of the first. */
  readonly readPage: (pageNo: number, pageSize: number, until: number | undefined) => Promise<RecordPage<Row>>
}

type State = 'idle' | 'busy' | 'failed'

/** Exports all lines of the query as a CSV file, not just the current page. */
export function useCsv<Row>({ fileName, columns, readPage }: Csv<Row>): { state: State; save: () => void } {
  const t = useText()
  const { whole } = useStatement()
  const [state, setState] = useState<State>('idle')

  const cellOf = (column: RecordColumn<Row>, row: Row): CsvCell => {
    if (column.say !== undefined) return column.say(t, row)
    const value = column.value(row) ?? ''
    return column.kind === 'time' && value !== '' ? whole(String(value)) : value
  }

  const save = async () => {
    setState('busy')
    try {
      const rows = await allRows(readPage)
      const heads = columns.map(({ label }) => t(label))
      saveFile(fileName, csvOf([heads, ...rows.map((row) => columns.map((column) => cellOf(column, row)))]))
      setState('idle')
    } catch (error) {
      console.warn('the file was not made', error)
      setState('failed')
    }
  }
  return { state, save: () => void (state === 'busy' || save()) }
}

async function allRows<Row>(readPage: Csv<Row>['readPage']): Promise<Row[]> {
  const rows: Row[] = []
  let first: number | undefined
  for (let pageNo = 1, pages = 1; pageNo <= pages; pageNo++) {
    const { items, totalPages, until } = await readPage(pageNo, linesAtOnce, first)
    rows.push(...items)
    pages = totalPages
    first ??= until
  }
  return rows
}

function saveFile(name: string, content: string): void {
  const address = URL.createObjectURL(new Blob([content], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // By then the browser has downloaded it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
