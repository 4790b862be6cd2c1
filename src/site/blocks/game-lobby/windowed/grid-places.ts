/** Layout of the grid. */
export interface GridShape {
  /** Number of columns, 1 or more. */
  readonly columns: number
  /** One item in every `wideEvery` rows spans two columns. No item does with 0, or with a single column. */
  readonly wideEvery: number
}

/** Position of an item; row and column count from 0. */
export interface GridPlace {
  readonly row: number
  readonly column: number
  readonly span: 1 | 2
}

const hasWide = ({ columns, wideEvery }: GridShape) => wideEvery > 0 && columns > 1

/** Number of items in `wideEvery` rows, which contain one wide item. */
const itemsAround = ({ columns, wideEvery }: GridShape) => columns * wideEvery - 1

/**
 * The position of an item. A wide item stands in the first row of its `wideEvery` rows, alternately at the start and at
 * the end.
 */
export function placeOf(index: number, shape: GridShape): GridPlace {
  const { columns, wideEvery } = shape
  if (!hasWide(shape)) return { row: Math.floor(index / columns), column: index % columns, span: 1 }
  const around = Math.floor(index / itemsAround(shape))
  const within = index % itemsAround(shape)
  const wide = around % 2 === 0 ? 0 : columns - 2
  const slot = within > wide ? within + 1 : within
  const row = around * wideEvery + Math.floor(slot / columns)
  return { row, column: slot % columns, span: within === wide ? 2 : 1 }
}

/** Index of the first item in a row. */
export function firstOfRow(row: number, shape: GridShape): number {
  const { columns, wideEvery } = shape
  if (!hasWide(shape)) return row * columns
  const rest = row % wideEvery
  const start = Math.floor(row / wideEvery) * itemsAround(shape)
  return rest === 0 ? start : start + rest * columns - 1
}

/** Number of rows that the given number of items fills. */
export function rowCount(items: number, shape: GridShape): number {
  return items === 0 ? 0 : placeOf(items - 1, shape).row + 1
}

/**
 * Index of the item at a row and column. In a shorter row it is the last item. Returns -1 if the row does not exist.
 */
export function itemAt(row: number, column: number, count: number, shape: GridShape): number {
  const start = firstOfRow(row, shape)
  const end = Math.min(count, firstOfRow(row + 1, shape))
  if (row < 0 || start >= end) return -1
  for (let index = end - 1; index > start; index--) if (placeOf(index, shape).column <= column) return index
  return start
}
