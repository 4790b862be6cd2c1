import { child, isJsonObject, type JsonObject, type JsonValue } from './json-value'

/**
 * JSON Merge Patch (RFC 7396): objects merge, null removes, everything else replaces.
 * The result shares the parts that did not change with target and patch; neither is changed.
 */
export function mergePatch(target: JsonValue | undefined, patch: JsonValue): JsonValue {
  if (!isJsonObject(patch)) return patch
  const result: JsonObject = isJsonObject(target) ? { ...target } : {}
  for (const key of Object.keys(patch)) {
    const value = patch[key] as JsonValue
    // An assignment to __proto__ would set the prototype. The rule unsafe-key reports the key.
    if (key === '__proto__') continue
    if (value === null) delete result[key]
    else result[key] = mergePatch(child(result, key), value)
  }
  return result
}
