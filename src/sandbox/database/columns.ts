import type { ResultSet, Row, Value } from '@libsql/client'

/** Reads a value of a column. Throws a TypeError where the database holds another kind of value. */
export type Column<Read> = (value: Value | undefined) => Read

/** How the columns of a row are read: `balanceAfter` reads the column `balance_after`. */
export type Columns<Shape> = { readonly [Name in keyof Shape]: Column<Shape[Name]> }

/** A row that was read with these columns. */
export type Read<Of> = { readonly [Name in keyof Of]: Of[Name] extends Column<infer Value> ? Value : never }

export const text: Column<string> = (value) => {
  if (typeof value === 'string') return value
  throw new TypeError(`the database holds ${typeof value} where a text belongs`)
}

export const integer: Column<number> = (value) => {
  if (typeof value === 'number') return value
  if (typeof value === 'bigint') return Number(value)
  throw new TypeError(`the database holds ${typeof value} where a number belongs`)
}

/** 1 or 0. */
export const flag: Column<boolean> = (value) => integer(value) === 1

export function orNull<Read>(column: Column<Read>): Column<Read | null> {
  return (value) => (value === null ? null : column(value))
}

/** A text of a set that the sandbox alone writes. */
export function word<Word extends string>(): Column<Word> {
  return (value) => text(value) as Word
}

/** JSON that the sandbox alone writes. */
export function json<Written>(): Column<Written> {
  return (value) => JSON.parse(text(value)) as Written
}

function readRow<Shape>(row: Row, columns: Columns<Shape>): Shape {
  const entries = Object.entries<Column<unknown>>(columns)
  return Object.fromEntries(entries.map(([name, read]) => [name, read(row[columnOf(name)])])) as Shape
}

export function readRows<Shape>({ rows }: ResultSet, columns: Columns<Shape>): Shape[] {
  return rows.map((row) => readRow(row, columns))
}

/** The only row of an answer. Throws an Error where there is none. */
export function readOnly<Shape>({ rows: [row] }: ResultSet, columns: Columns<Shape>): Shape {
  if (row === undefined) throw new Error('the database answers no row')
  return readRow(row, columns)
}

/** The column of a property: its name in snake case. */
export function columnOf(property: string): string {
  return property.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
