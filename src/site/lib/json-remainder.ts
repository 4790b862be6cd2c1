import { isJsonObject, type JsonObject } from '@/contract/json/json-value'

/** The difference: what `whole` contains and `part`, a subset of it, does not. Arrays are not compared by element. */
export function remainderOf(part: JsonObject, whole: JsonObject): JsonObject {
  const rest: JsonObject = {}
  for (const [key, value] of Object.entries(whole)) {
    const known = part[key]
    if (known === value) continue
    if (!isJsonObject(known) || !isJsonObject(value)) {
      rest[key] = value
      continue
    }
    const inner = remainderOf(known, value)
    if (Object.keys(inner).length > 0) rest[key] = inner
  }
  return rest
}

/** The reverse of `beyond`: merges a part with its rest. A value that is in only one of them stays the same object. */
export function joinParts(part: JsonObject, rest: JsonObject): JsonObject {
  const whole = { ...part }
  for (const [key, value] of Object.entries(rest)) {
    const known = part[key]
    whole[key] = isJsonObject(known) && isJsonObject(value) ? joinParts(known, value) : value
  }
  return whole
}
