/** How the places of a grid are laid out. */
export interface GridShape {
  /** Places side by side, 1 or more. */
  readonly columns: number
  /** In so many rows one item takes two places side by side. 0, or a single column: none does. */
  readonly wideEvery: number
}

/** Where an item stands, counted from 0. */
export interface GridPlace {
  readonly row: number
  readonly column: number
  readonly span: 1 | 2
}

const hasWide = ({ columns, wideEvery }: GridShape) => wideEvery > 0 && columns > 1

/** How many items stand in as many rows as have one wide item. */
const itemsAround = ({ columns, wideEvery }: GridShape) => columns * wideEvery - 1

/** The place of an item. The wide one stands first in its rows and next time last, in the first of them always. */
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

/** Index of the first item of a row. */
export function firstOfRow(row: number, shape: GridShape): number {
  const { columns, wideEvery } = shape
  if (!hasWide(shape)) return row * columns
  const rest = row % wideEvery
  const start = Math.floor(row / wideEvery) * itemsAround(shape)
  return rest === 0 ? start : start + rest * columns - 1
}

/** How many rows so many items take. */
export function rowCount(items: number, shape: GridShape): number {
  return items === 0 ? 0 : placeOf(items - 1, shape).row + 1
}

/** Index of the item at a place of a row: of a row that ends before it, the last one. -1 where there is no such row. */
export function itemAt(row: number, column: number, count: number, shape: GridShape): number {
  const start = firstOfRow(row, shape)
  const end = Math.min(count, firstOfRow(row + 1, shape))
  if (row < 0 || start >= end) return -1
  for (let index = end - 1; index > start; index--) if (placeOf(index, shape).column <= column) return index
  return start
}
