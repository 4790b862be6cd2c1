import { formulaStart } from '@/contract/text/formula-start'

/** The value of a cell: text, or a number that a spreadsheet can add up. */
export type CsvCell = string | number

const formula = new RegExp(`^${formulaStart.source}`)

/** Marks of direction: a page needs them beside Arabic, and in a cell they hide a formula or what is searched for. */
const turning = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/**
 * Rows as a CSV file that spreadsheets open correctly: UTF-8 with a byte order mark and CRLF line ends. Protects
 * against formula injection: no text is run as a formula, whatever separator the spreadsheet uses.
 */
export function csvOf(rows: readonly (readonly CsvCell[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')}`
}

function cellOf(cell: CsvCell): string {
  if (typeof cell === 'number') return String(cell)
  const plain = cell.replace(turning, '')
  const safe = formula.test(plain) ? `'${plain}` : plain
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
