import type { ResultSet, Value } from '@libsql/client'

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

export function readRows<Shape>({ rows }: ResultSet, columns: Columns<Shape>): Shape[] {
  // Once for all rows: there may be thousands.
  const readers = Object.entries<Column<unknown>>(columns).map(([name, read]) => ({
    name,
    column: columnOf(name),
    read,
  }))
  return rows.map((row) => {
    const shape: Record<string, unknown> = {}
    for (const { name, column, read } of readers) shape[name] = read(row[column])
    return shape as Shape
  })
}

/** The only row of an answer. Throws an Error where there is none. */
export function readOnly<Shape>(result: ResultSet, columns: Columns<Shape>): Shape {
  const [row] = readRows(result, columns)
  if (row === undefined) throw new Error('the database answers no row')
  return row
}

/** The column of a property: its name in snake case. */
export function columnOf(property: string): string {
  return property.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
