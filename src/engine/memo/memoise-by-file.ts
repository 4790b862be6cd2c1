import type { JsonValue } from '@/contract/json/json-value'

/**
 * Memoises what is found in a merchant's own file, by that file and by the merged one: brands whose files are alike
 * have both by identity. Neither may ever change, and the result may depend only on them and on their place.
 */
export function memoiseByFile<Place extends readonly unknown[], Result>(
  work: (own: JsonValue | undefined, merged: JsonValue | undefined, ...place: Place) => Result,
): (own: JsonValue | undefined, merged: JsonValue | undefined, ...place: Place) => Result {
  const known = new WeakMap<object, { readonly merged: JsonValue | undefined; readonly result: Result }>()
  return (own, merged, ...place) => {
    if (typeof own !== 'object' || own === null) return work(own, merged, ...place)
    const before = known.get(own)
    if (before !== undefined && before.merged === merged) return before.result
    const result = work(own, merged, ...place)
    known.set(own, { merged, result })
    return result
  }
}
