import type { RecordColumns, RecordLayout } from './record-types'

const spots = ['title', 'figure', 'when', 'state'] as const

/** The places of a card; every other value stands in the detail. */
export type CardSpot = (typeof spots)[number] | 'more'

/**
 * Where a column stands on the card of a line. If the second line would say that nothing was bet and nothing was paid,
 * it says what else there was: a day with a deposit alone is not empty.
 */
export function cardSpots<Row, Column extends string>(
  card: RecordLayout<Column>['card'],
  told: readonly Column[],
  columns: RecordColumns<Row, Column>,
  row: Row,
): (name: Column) => CardSpot {
  const others = told.filter((name) => name !== card.title && name !== card.figure && isMoney(columns, row)(name))
  const isReplaced = saysNothing(card, columns, row) && others.length > 0
  const [when, state] = isReplaced ? others : [card.when, card.state]
  const places = { ...card, when, state }
  return (name) => spots.find((spot) => places[spot] === name) ?? 'more'
}

/**
 * Amounts that a brand's columns leave out although a line has nothing else: a day with a deposit alone, where deposits
 * are no column. They are told with the others, so that no line is without anything.
 */
export function onlyMoneyOf<Row, Column extends string>(
  card: RecordLayout<Column>['card'],
  told: readonly Column[],
  columns: RecordColumns<Row, Column>,
  rows: readonly Row[],
): Column[] {
  const untold = (Object.keys(columns) as Column[]).filter((name) => !told.includes(name))
  const empty = rows.filter((row) => saysNothing(card, columns, row) && !told.some(isMoney(columns, row)))
  return untold.filter((name) => empty.some((row) => isMoney(columns, row)(name)))
}

/** Whether the second line of a card would say of two amounts that they are zero. */
function saysNothing<Row, Column extends string>(
  { when, state }: RecordLayout<Column>['card'],
  columns: RecordColumns<Row, Column>,
  row: Row,
): boolean {
  return [when, state].every((name) => columns[name].kind === 'amount' && columns[name].value(row) === 0)
}

const isMoney =
  <Row, Column extends string>(columns: RecordColumns<Row, Column>, row: Row) =>
  (name: Column): boolean =>
    columns[name].kind === 'amount' && Number(columns[name].value(row) ?? 0) !== 0
