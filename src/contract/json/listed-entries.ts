import { child, type JsonValue } from './json-value'

/** Lists that say which entries of the map beside them are shown, and in which order; `top` is a header's upper row. */
export const orderKeys: readonly unknown[] = ['order', 'top']

/**
 * The entries that the lists beside a map name; undefined where there is no list. Runs for every map of every brand,
 * and hardly any has both lists, so the common cases return early.
 */
export function listedEntries(holder: JsonValue | undefined): readonly JsonValue[] | undefined {
  const [order, top] = [child(holder, 'order'), child(holder, 'top')]
  if (!Array.isArray(top)) return Array.isArray(order) ? order : undefined
  return Array.isArray(order) ? [...order, ...top] : top
}
