/** What a cell holds: text, or a number that a spreadsheet is to add up. */
export type CsvCell = string | number

/** Begins a formula in spreadsheets. */
const formula = /^[=+\-@\t\r]/

/**
 * Rows as a file that spreadsheets open as they are: UTF-8 with its mark, lines ended by CRLF, and nothing that
 * somebody wrote into a text is run as a formula, whatever separates the cells there.
 */
export function csvOf(rows: readonly (readonly CsvCell[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')}`
}

function cellOf(cell: CsvCell): string {
  if (typeof cell === 'number') return String(cell)
  const safe = formula.test(cell) ? `'${cell}` : cell
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
