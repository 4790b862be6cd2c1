import Papa from 'papaparse'
import { DocumentError } from './decode-document'
import { placeIn } from './document-lines'
import type { ReadTranslation } from './read-translation'
import { csvColumns, unescapedCell } from './write-csv'

/**
 * Reads a table of our columns as Excel, LibreOffice and Google Sheets save it: parted by commas, semicolons or tabs,
 * cells with line breaks in quotes, columns in any order. Throws a `DocumentError` where a column is lacking.
 */
export function readCsv(text: string): ReadTranslation[] {
  const start = /^sep=.(?:\r\n|\n|\r)/i.exec(text)?.[0].length ?? 0
  const rows = rowsOf(text.slice(start), start)
  const [head] = rows
  const columns = (head?.cells ?? []).map((cell) => cell.trim().toLowerCase())
  const at = (name: (typeof csvColumns)[number]) => columns.indexOf(name.toLowerCase())
  for (const name of ['key', 'translation'] as const)
    if (at(name) < 0)
      throw new DocumentError(`its first row has no column "${name}": there are ${columns.join(', ') || 'none'}`)
  return rows.slice(1).flatMap(({ cells, offset }): ReadTranslation[] => {
    const cell = (name: (typeof csvColumns)[number]) => {
      const written = cells[at(name)]
      return written === undefined ? undefined : unescapedCell(written.replace(/\r\n?/g, '\n'))
    }
    const key = cell('key')?.trim() ?? ''
    if (cells.every((each) => each.trim() === '')) return []
    const state = cell('state')?.trim().toLowerCase() ?? ''
    return [
      {
        names: [key],
        source: cell('English'),
        target: cell('translation'),
        isDone: state === '' ? undefined : ['translated', 'reviewed', 'final', 'approved'].includes(state),
        tag: undefined,
        ...placeIn(text, offset, Math.max(1, key.length)),
      },
    ]
  })
}

/** What parts the names of the columns: Excel takes what the language of Windows says. */
function delimiterOf(text: string): string {
  const [head = ''] = text.split(/[\r\n]/, 1)
  const isKey = (cell: string) => cell.replaceAll('"', '').trim().toLowerCase() === 'key'
  return [',', ';', '\t', '|'].find((each) => head.split(each).some(isKey)) ?? ','
}

interface Row {
  readonly cells: readonly string[]
  /** In the whole text. */
  readonly offset: number
}

function rowsOf(text: string, start: number): Row[] {
  const rows: Row[] = []
  let offset = start
  Papa.parse<string[]>(text, {
    delimiter: delimiterOf(text),
    step: ({ data, errors, meta }) => {
      const [error] = errors.filter(({ type }) => type === 'Quotes')
      if (error !== undefined)
        throw new DocumentError(`in line ${placeIn(text, offset - start, 1).range.start.line}: ${error.message}`)
      rows.push({ cells: data, offset })
      offset = start + meta.cursor
    },
  })
  return rows
}
