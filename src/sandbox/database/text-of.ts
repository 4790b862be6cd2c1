import type { Value } from '@libsql/client'

/** The text of a column that always holds one. */
export function textOf(value: Value | undefined): string {
  if (typeof value !== 'string') throw new TypeError(`the database holds ${typeof value} where a text belongs`)
  return value
}

/** The same of columns that may hold nothing. */
export const textOrNull = (value: Value | undefined): string | null => (value === null ? null : textOf(value))
export const numberOrNull = (value: Value | undefined): number | null => (value === null ? null : Number(value))
