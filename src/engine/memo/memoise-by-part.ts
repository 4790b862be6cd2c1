import type { JsonValue } from '@/contract/json/json-value'
import { isShared } from '@/contract/json/shared-parts'
import { memoiseByObject } from './memoise-by-object'

/**
 * Memoises a function by a part that brands share, however many have it. The result may depend only on the part and on
 * its place, which is the same in every brand.
 */
export function memoiseByPart<Place extends readonly unknown[], Result>(
  work: (part: JsonValue | undefined, ...place: Place) => Result,
): (part: JsonValue | undefined, ...place: Place) => Result {
  const once = memoiseByObject<JsonValue & object, Place, Result>(work)
  return (part, ...place) => (isShared(part) ? once(part, ...place) : work(part, ...place))
}
