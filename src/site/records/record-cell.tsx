import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Amount } from '@/site/elements/amount'
import { StateMark } from '@/site/elements/state-mark'
import { useFormat } from '@/site/i18n/format'
import { useText } from '@/site/i18n/language'
import { dayIn, isDay } from '@/contract/time/day'
import { isEmptyValue } from './is-empty-value'
import type { RecordColumn } from './record-types'
import { useStatement } from '@/site/elements/use-statement'

interface RecordCellProps<Row> {
  readonly column: RecordColumn<Row>
  readonly row: Row
  /** The day in the heading above the line, which is not repeated. */
  readonly day?: string
}

/** A column's value for a line, formatted by the column's kind. */
export function RecordCell<Row>({ column, row, day }: RecordCellProps<Row>): ReactNode {
  const t = useText()
  const statement = useStatement()
  const format = useFormat()
  const value = column.value(row)
  if (isEmptyValue(value)) return <span aria-hidden="true">–</span>
  if (column.standing !== undefined)
    return (
      <>
        <StateMark standing={column.standing(row)} />
        {column.say?.(t, row) ?? value}
      </>
    )
  if (column.say !== undefined) return column.say(t, row)
  if (column.kind === 'amount') return <Amount amount={Number(value)} />
  if (column.kind === 'points') return <bdi>{format[column.isChange ? 'signed' : 'number'](Number(value))}</bdi>
  if (column.kind === 'change')
    return (
      <>
        <Amount amount={Number(value)} isChange />
        {column.word && <Word>{column.word(t, row)}</Word>}
      </>
    )
  if (column.kind === 'time') {
    const moment = String(value)
    const isOfDay = day === dayIn(statement.timeZone, Date.parse(moment))
    return <time dateTime={moment}>{isOfDay ? statement.time(moment) : statement.whole(moment)}</time>
  }
  if (column.kind === 'day' && isDay(String(value)))
    return <time dateTime={String(value)}>{statement.date(String(value))}</time>
  return <bdi>{value}</bdi>
}

const Word = styled.small`
  display: block;
  color: var(--color-text-muted);
  font-size: var(--font-size-small);
  font-weight: var(--font-weight-body);
`
