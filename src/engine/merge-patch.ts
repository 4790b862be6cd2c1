import { child, cloneJson, isJsonObject, keysOf, type JsonObject, type JsonValue } from '@/lib/json-value'

/**
 * JSON Merge Patch (RFC 7396): objects merge, null removes, everything else replaces.
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
