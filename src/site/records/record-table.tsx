import { memo, useDeferredValue, type ReactNode } from 'react'
import { useText } from '@/site/i18n/language'
import { dayIn } from '@/contract/time/day'
import { RecordCell } from './record-cell'
import { isNothing } from './is-nothing'
import { DayRow, Heads, LineButton, Table } from './record-table-looks'
import { openingColumn, type RecordColumns, type RecordLayout } from './record-types'
import { useStatement } from '@/site/elements/use-statement'

interface RecordTableProps<Row, Column extends string> {
  readonly label: string
  readonly columns: RecordColumns<Row, Column>
  readonly layout: Pick<RecordLayout<Column>, 'columns' | 'card'>
  /** Columns that the player does without where there is room for columns. */
  readonly hidden: ReadonlySet<string>
  readonly rows: readonly Row[]
  readonly timeOf: ((row: Row) => string) | undefined
  /** Others are on their way. */
  readonly isBusy: boolean
  readonly onOpen: (row: Row) => void
}

/** Lines of a record under the days that they fall on: a table, and cards where it has no room (G6). */
export function RecordTable<Row, Column extends string>(props: RecordTableProps<Row, Column>) {
  const { label, columns, isBusy } = props
  const t = useText()
  const { shown } = columnsOf(props)
  return (
    <Table $columns={shown.length} role="table" aria-label={label} aria-busy={isBusy}>
      <Heads $columns={shown.length} role="rowgroup">
        <tr role="row">
          {shown.map((name) => (
            <th key={name} role="columnheader" scope="col" data-kind={columns[name].kind}>
              {t(columns[name].label)}
            </th>
          ))}
        </tr>
      </Heads>
      <Lines {...props} />
    </Table>
  )
}

type Shown = Readonly<Record<'isBusy' | 'rows' | 'hidden', unknown>>

/** As many as a screen has room for come with the panel; the rest right after. */
const firstLines = 10

/**
 * What stands there until other lines come is not drawn anew for being old. Lines are kept by their place, not by what
 * they tell: a page that is turned writes into what stands there, which is quicker than taking it down.
 */
const Lines = memo(function Lines<Row, Column extends string>(props: RecordTableProps<Row, Column>) {
  const { columns, layout, timeOf, onOpen } = props
  const isWhole = useDeferredValue(true, false)
  const rows = isWhole ? props.rows : props.rows.slice(0, firstLines)
  const t = useText()
  const { day, timeZone } = useStatement()
  const { opening, told, shown, isColumn } = columnsOf(props)
  const { title, figure } = layout.card
  const days = groupedBy(rows, (row) => (timeOf === undefined ? '' : dayIn(timeZone, Date.parse(timeOf(row)))))
  const spotOf = (name: Column) => (name === title ? 'title' : name === figure ? 'figure' : 'more')
  return days.map(([date, lines], at) => (
    <tbody key={at} role="rowgroup">
      {timeOf !== undefined && (
        <DayRow $columns={shown.length} role="row">
          <th role="rowheader" scope="rowgroup" colSpan={shown.length}>
            {day(timeOf(lines[0] as Row))}
          </th>
        </DayRow>
      )}
      {lines.map((row, line) => (
        <tr key={line} role="row" data-line="" onClick={() => onOpen(row)}>
          {told.map((name) => (
            <td
              key={name}
              role="cell"
              data-kind={columns[name].kind}
              data-spot={spotOf(name)}
              data-column={isColumn(name)}
              data-label={t(columns[name].label)}
            >
              {name === opening ? (
                <LineButton
                  type="button"
                  aria-haspopup="dialog"
                  aria-label={isNothing(columns[name].value(row)) ? t('record.details') : undefined}
                >
                  <RecordCell column={columns[name]} row={row} day={date} />
                </LineButton>
              ) : (
                <RecordCell column={columns[name]} row={row} day={date} />
              )}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  ))
}, staysAsItIs) as <Row, Column extends string>(props: RecordTableProps<Row, Column>) => ReactNode

function staysAsItIs(before: Shown, after: Shown): boolean {
  return after.isBusy === true && before.rows === after.rows && before.hidden === after.hidden
}

/** What is told of these lines, and which of it in a column of its own. A column that only some lines have is not kept for the others. */
function columnsOf<Row, Column extends string>({ columns, layout, hidden, rows }: RecordTableProps<Row, Column>) {
  const { title, figure } = layout.card
  const opening = openingColumn(layout)
  const isTold = (name: Column) =>
    name === opening || columns[name].isOfSome !== true || rows.some((row) => !isNothing(columns[name].value(row)))
  const told = [...new Set([...layout.columns, title, figure])].filter(isTold)
  const isColumn = (name: Column) => layout.columns.includes(name) && (name === opening || !hidden.has(name))
  return { opening, told, shown: told.filter(isColumn), isColumn }
}

/** In the order in which the groups come: sorted by amount, a day may come again. */
function groupedBy<Row>(rows: readonly Row[], keyOf: (row: Row) => string): [key: string, rows: Row[]][] {
  const groups: [string, Row[]][] = []
  for (const row of rows) {
    const key = keyOf(row)
    const last = groups.at(-1)
    if (last?.[0] === key) last[1].push(row)
    else groups.push([key, [row]])
  }
  return groups
}
