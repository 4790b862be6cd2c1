import type { ResultSet, Value } from '@libsql/client'

/** Decodes the value of a column. Throws a TypeError if the database holds another type. */
export type Column<Read> = (value: Value | undefined) => Read

/** Decoders of a row's columns: `balanceAfter` reads the column `balance_after`. */
export type Columns<Shape> = { readonly [Name in keyof Shape]: Column<Shape[Name]> }

/** A row decoded with these columns. */
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

/** A boolean stored as 1 or 0. */
export const flag: Column<boolean> = (value) => integer(value) === 1

export function orNull<Read>(column: Column<Read>): Column<Read | null> {
  return (value) => (value === null ? null : column(value))
}

/** A text from a closed set; only the sandbox writes it, so it is not checked. */
export function word<Word extends string>(): Column<Word> {
  return (value) => text(value) as Word
}

/** JSON; only the sandbox writes it, so it is not checked. */
export function json<Written>(): Column<Written> {
  return (value) => JSON.parse(text(value)) as Written
}

export function readRows<Shape>({ rows }: ResultSet, columns: Columns<Shape>): Shape[] {
  // Built once for all rows, since there may be thousands.
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

/** The only row of a result. Throws an Error if there is none. */
export function readOnly<Shape>(result: ResultSet, columns: Columns<Shape>): Shape {
  const [row] = readRows(result, columns)
  if (row === undefined) throw new Error('the database answers no row')
  return row
}

/** Column name of a property, in snake case. */
export function columnOf(property: string): string {
  return property.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
