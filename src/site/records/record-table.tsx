import { memo, useDeferredValue, type ReactNode } from 'react'
import { useText } from '@/site/i18n/language'
import { dayIn } from '@/contract/time/day'
import { cardSpots, onlyMoneyOf } from './card-spots'
import { RecordCell } from './record-cell'
import { isEmptyValue } from './is-empty-value'
import { DayRow, Heads, LineButton, Table } from './record-table-looks'
import { openingColumn, type RecordColumns, type RecordLayout } from './record-types'
import { useStatement } from '@/site/elements/use-statement'

interface RecordTableProps<Row, Column extends string> {
  readonly label: string
  readonly columns: RecordColumns<Row, Column>
  readonly layout: Pick<RecordLayout<Column>, 'columns' | 'card'>
  /** Columns that the player has hidden in the wide layout. */
  readonly hidden: ReadonlySet<string>
  readonly rows: readonly Row[]
  readonly timeOf: ((row: Row) => string) | undefined
  /** Other lines are loading. */
  readonly isBusy: boolean
  readonly onOpen: (row: Row) => void
}

/** Lines of a record, grouped by day: a table, or cards where it does not fit (G6). */
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

/** Lines rendered at once, as many as fit on a screen; the rest follow in a deferred render. */
const firstLines = 10

/**
 * Memoised, so that marking the lines as stale does not render them. Keyed by position, not by content: turning a page
 * updates the existing rows, which is faster than replacing them.
 */
const Lines = memo(function Lines<Row, Column extends string>(props: RecordTableProps<Row, Column>) {
  const { columns, layout, timeOf, onOpen } = props
  const isWhole = useDeferredValue(true, false)
  const rows = isWhole ? props.rows : props.rows.slice(0, firstLines)
  const t = useText()
  const { day, zone, timeZone } = useStatement()
  const { opening, told, shown, isColumn } = columnsOf(props)
  const days = groupedBy(rows, (row) => (timeOf === undefined ? '' : dayIn(timeZone, Date.parse(timeOf(row)))))
  return days.map(([date, lines], at) => (
    <tbody key={at} role="rowgroup">
      {timeOf !== undefined && (
        <DayRow $columns={shown.length} role="row">
          <th role="rowheader" scope="rowgroup" colSpan={shown.length}>
            {day(timeOf(lines[0] as Row))} <small>{zone(Date.parse(timeOf(lines[0] as Row)))}</small>
          </th>
        </DayRow>
      )}
      {lines.map((row, line) => {
        const spotOf = cardSpots(layout.card, told, columns, row)
        return (
          <tr key={line} role="row" data-line="" onClick={() => onOpen(row)}>
            {told.map((name) => (
              <td
                key={name}
                role="cell"
                data-kind={columns[name].kind}
                data-spot={spotOf(name)}
                data-column={isColumn(name)}
                data-empty={isEmptyValue(columns[name].value(row)) || undefined}
                data-cut={columns[name].isCut}
                data-label={t(columns[name].label)}
              >
                {name === opening ? (
                  <LineButton
                    type="button"
                    aria-haspopup="dialog"
                    aria-label={isEmptyValue(columns[name].value(row)) ? t('record.details') : undefined}
                  >
                    <RecordCell column={columns[name]} row={row} day={date} />
                  </LineButton>
                ) : (
                  <RecordCell column={columns[name]} row={row} day={date} />
                )}
              </td>
            ))}
          </tr>
        )
      })}
    </tbody>
  ))
}, staysAsItIs) as <Row, Column extends string>(props: RecordTableProps<Row, Column>) => ReactNode

function staysAsItIs(before: Shown, after: Shown): boolean {
  return after.isBusy === true && before.rows === after.rows && before.hidden === after.hidden
}

/** The columns to show for these lines. A column that only some lines have is left out when none of these has it. */
function columnsOf<Row, Column extends string>({ columns, layout, hidden, rows }: RecordTableProps<Row, Column>) {
  const { title, figure, when, state } = layout.card
  const opening = openingColumn(layout)
  const isTold = (name: Column) =>
    name === opening || columns[name].isOfSome !== true || rows.some((row) => !isEmptyValue(columns[name].value(row)))
  const composed = [...new Set([...layout.columns, title, figure, when, state])].filter(isTold)
  const added = onlyMoneyOf(layout.card, composed, columns, rows)
  const told = [...composed, ...added]
  const isColumn = (name: Column) =>
    added.includes(name) || (layout.columns.includes(name) && (name === opening || !hidden.has(name)))
  return { opening, told, shown: told.filter(isColumn), isColumn }
}

/** Groups consecutive rows: sorted by amount, a day may appear several times. */
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
