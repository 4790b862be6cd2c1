import { isDeepStrictEqual } from 'node:util'
import { child, isJsonObject, type JsonObject, type JsonValue } from '@/contract/json/json-value'

/** The part of a merge patch that changes a template's file; undefined when it changes nothing. */
export function differing(patch: JsonObject, inherited: JsonValue | undefined): JsonObject | undefined {
  const left = Object.entries(patch).flatMap(([key, value]): [string, JsonValue][] => {
    const below = child(inherited, key)
    if (isDeepStrictEqual(value, below) || (value === null && below === undefined)) return []
    // Half a design token means nothing to a reader.
    if (!isJsonObject(value) || key === '$value') return [[key, value]]
    const inside = differing(value, below)
    return inside === undefined ? [] : [[key, inside]]
  })
  return left.length === 0 ? undefined : Object.fromEntries(left)
}
