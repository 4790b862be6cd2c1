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
  const isNothing = (name: Column) => columns[name].kind === 'amount' && columns[name].value(row) === 0
  const isMoney = (name: Column) => columns[name].kind === 'amount' && Number(columns[name].value(row) ?? 0) !== 0
  const others = told.filter((name) => name !== card.title && name !== card.figure && isMoney(name))
  const isReplaced = isNothing(card.when) && isNothing(card.state) && others.length > 0
  const [when, state] = isReplaced ? others : [card.when, card.state]
  const places = { ...card, when, state }
  return (name) => spots.find((spot) => places[spot] === name) ?? 'more'
}
