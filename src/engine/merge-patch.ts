import { child, cloneJson, isJsonObject, keysOf, type JsonObject, type JsonValue } from '@/lib/json-value'
import { moveEntries, movesEntries } from './order-moves'

/**
 * JSON Merge Patch (RFC 7396): objects merge, null removes, everything else replaces. One thing more: an object of
 * moves over a list moves its entries (order-moves.ts), where RFC 7396 would put the object in its place.
 * The result shares the parts that did not change with target and patch; neither is changed.
 */
export function mergePatch(target: JsonValue | undefined, patch: JsonValue): JsonValue {
  return merge(target, patch, (part) => part)
}

/** As `mergePatch`, with a result that shares nothing and may be changed. */
export function mergedCopy(target: JsonValue | undefined, patch: JsonValue): JsonValue {
  return merge(target, patch, cloneJson)
}

function merge(target: JsonValue | undefined, patch: JsonValue, keep: (part: JsonValue) => JsonValue): JsonValue {
  if (!isJsonObject(patch)) return keep(patch)
  if (Array.isArray(target) && movesEntries(patch)) return moveEntries(target.map(keep), patch)
  const result: JsonObject = {}
  for (const key of keysOf(target)) {
    const [before, value] = [(target as JsonObject)[key] as JsonValue, child(patch, key)]
    if (value === undefined) result[key] = keep(before)
    else if (value !== null) result[key] = merge(before, value, keep)
  }
  for (const key of Object.keys(patch)) {
    const value = patch[key] as JsonValue
    // An assignment to __proto__ would set the prototype. The check unsafe-key reports the key.
    if (key === '__proto__' || value === null || child(target, key) !== undefined) continue
    result[key] = merge(undefined, value, keep)
  }
  return result
}
