import { child, type JsonValue } from './json-value'

/** The lists that say which entries of the map beside them are shown, and in which order: `top` is a header's upper row. */
export const orderKeys: readonly unknown[] = ['order', 'top']

/** What the lists beside a map name; undefined where it has none. */
export function listedEntries(holder: JsonValue | undefined): readonly JsonValue[] | undefined {
  const lists = orderKeys.map((key) => child(holder, key as string)).filter((list) => Array.isArray(list))
  return lists.length === 0 ? undefined : lists.flat()
}
