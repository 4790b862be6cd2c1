import type { JsonValue } from '@/lib/json-value'
import { isShared } from '@/lib/shared-parts'

/**
 * The same work, done once for a part that brands share, however many of them have it. The result may depend on the
 * part and on its place, which is the same in every brand, and on nothing else.
 */
export function onceAPart<Place extends readonly unknown[], Result>(
  work: (part: JsonValue | undefined, ...place: Place) => Result,
): (part: JsonValue | undefined, ...place: Place) => Result {
  const known = new WeakMap<object, Result>()
  return (part, ...place) => {
    if (!isShared(part)) return work(part, ...place)
    const before = known.get(part)
    if (before !== undefined) return before
    const result = work(part, ...place)
    known.set(part, result)
    return result
  }
}
