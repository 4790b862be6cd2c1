import { csvOf, type CsvCell } from '@/site/lib/csv'
import type { RecordPage } from './record-types'

/** Reads a page of the query; later pages with the `until` of the first. */
export type ReadPage<Row> = (pageNo: number, pageSize: number, until: number | undefined) => Promise<RecordPage<Row>>

/** Lines per request: the server's maximum. */
const linesAtOnce = 500

/** Reads all pages of a query and saves them as a file. Loaded with the first press. */
export async function saveCsv<Row>(
  fileName: string,
  heads: readonly string[],
  readPage: ReadPage<Row>,
  cellsOf: (row: Row) => CsvCell[],
): Promise<void> {
  const rows = await allRows(readPage)
  saveFile(fileName, csvOf([heads, ...rows.map(cellsOf)]))
}

async function allRows<Row>(readPage: ReadPage<Row>): Promise<Row[]> {
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
