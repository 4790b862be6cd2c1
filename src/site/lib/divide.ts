import { isJsonObject, type JsonObject } from '@/contract/json/json-value'

/** What `whole` holds and `part`, made of its values, does not. Lists are not looked into. */
export function beyond(part: JsonObject, whole: JsonObject): JsonObject {
  const rest: JsonObject = {}
  for (const [key, value] of Object.entries(whole)) {
    const known = part[key]
    if (known === value) continue
    if (!isJsonObject(known) || !isJsonObject(value)) {
      rest[key] = value
      continue
    }
    const inner = beyond(known, value)
    if (Object.keys(inner).length > 0) rest[key] = inner
  }
  return rest
}

/** A part and what lies beyond it. A value that only one of them has stays the same object. */
export function joined(part: JsonObject, rest: JsonObject): JsonObject {
  const whole = { ...part }
  for (const [key, value] of Object.entries(rest)) {
    const known = part[key]
    whole[key] = isJsonObject(known) && isJsonObject(value) ? joined(known, value) : value
  }
  return whole
}
