import { useState } from 'react'
import { useText } from '@/site/i18n/language'
import type { CsvCell } from '@/site/lib/csv'
import { loadChunk } from '@/site/ui/loading/load-chunk'
import type { RecordColumn } from './record-types'
import type { ReadPage } from './save-csv'
import { useStatement } from '@/site/elements/use-statement'

interface Csv<Row> {
  readonly fileName: string
  readonly columns: readonly RecordColumn<Row>[]
  readonly readPage: ReadPage<Row>
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
      const saveCsv = await loadChunk('save-csv', () => import('./save-csv').then((part) => part.saveCsv))
      const heads = columns.map(({ label }) => t(label))
      await saveCsv(fileName, heads, readPage, (row) => columns.map((column) => cellOf(column, row)))
      setState('idle')
    } catch (error) {
      console.warn('the file was not made', error)
      setState('failed')
    }
  }
  return { state, save: () => void (state === 'busy' || save()) }
}
