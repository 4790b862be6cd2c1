import { isDeepStrictEqual } from 'node:util'
import { child, isJsonObject, type JsonObject, type JsonValue } from '@/contract/json/json-value'

/** What of a merge patch changes something in a template's file; undefined when nothing does. */
export function differing(patch: JsonObject, inherited: JsonValue | undefined): JsonObject | undefined {
  const left = Object.entries(patch).flatMap(([key, value]): [string, JsonValue][] => {
    const below = child(inherited, key)
    if (isDeepStrictEqual(value, below) || (value === null && below === undefined)) return []
    // Half a design token says nothing to who reads it.
    if (!isJsonObject(value) || key === '$value') return [[key, value]]
    const inside = differing(value, below)
    return inside === undefined ? [] : [[key, inside]]
  })
  return left.length === 0 ? undefined : Object.fromEntries(left)
}
