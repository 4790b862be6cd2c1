import type { Value } from '@libsql/client'

/** The text of a column that always holds one. */
export function textOf(value: Value | undefined): string {
  if (typeof value !== 'string') throw new TypeError(`the database holds ${typeof value} where a text belongs`)
  return value
}
