import type { ReactNode } from 'react'
import { Amount } from '@/elements/amount'
import { useText } from '@/i18n/language'
import type { RecordColumn } from './record-types'
import { useStatement } from './use-statement'

interface RecordCellProps<Row> {
  readonly column: RecordColumn<Row>
  readonly row: Row
  /** The day stands over it already. */
  readonly isOfDay?: boolean
}

/** What a column says of a line, as its kind is shown. */
export function RecordCell<Row>({ column, row, isOfDay = false }: RecordCellProps<Row>): ReactNode {
  const t = useText()
  const statement = useStatement()
  if (column.say !== undefined) return column.say(t, row)
  const value = column.value(row)
  if (value === null || value === undefined || value === '') return <span aria-hidden="true">–</span>
  if (column.kind === 'amount' || column.kind === 'change')
    return <Amount amount={Number(value)} isChange={column.kind === 'change'} />
  if (column.kind === 'time') {
    const moment = String(value)
    return <time dateTime={moment}>{isOfDay ? statement.time(moment) : statement.whole(moment)}</time>
  }
  return <bdi>{value}</bdi>
}
