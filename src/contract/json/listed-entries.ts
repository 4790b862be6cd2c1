import { child, type JsonValue } from './json-value'

/** The lists that say which entries of the map beside them are shown, and in which order: `top` is a header's upper row. */
export const orderKeys: readonly unknown[] = ['order', 'top']

/** What the lists beside a map name; undefined where it has none. Asked for every map of every brand: hardly any has both. */
export function listedEntries(holder: JsonValue | undefined): readonly JsonValue[] | undefined {
  const [order, top] = [child(holder, 'order'), child(holder, 'top')]
  if (!Array.isArray(top)) return Array.isArray(order) ? order : undefined
  return Array.isArray(order) ? [...order, ...top] : top
}
