import { isDeepStrictEqual } from 'node:util'
import { isJsonObject, type JsonObject, type JsonValue } from '@/contract/json/json-value'

/**
 * Keeps the values for which `before` and `now` are equal. Maps are compared entry by entry, everything else as a
 * whole.
 */
export function withoutChanged<T extends object>(values: T, before: object, now: object): T {
  return left(values as JsonObject, before as JsonObject, now as JsonObject) as T
}

function left(values: JsonObject, before: JsonObject, now: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(values).flatMap(([key, value]) => entry(key, value, before[key], now[key])))
}

function entry(
  key: string,
  value: JsonValue,
  before: JsonValue | undefined,
  now: JsonValue | undefined,
): [string, JsonValue][] {
  if (isDeepStrictEqual(before, now)) return [[key, value]]
  if (!isJsonObject(value)) return []
  return [[key, within(value, before, now)]]
}

/** Keeps the equal entries of a map; each entry (a feature, a field's rule, a promotion) is compared as a whole. */
function within(values: JsonObject, before: JsonValue | undefined, now: JsonValue | undefined): JsonObject {
  const [earlier, later] = [before, now].map((each) => (isJsonObject(each) ? each : {}))
  return Object.fromEntries(Object.entries(values).filter(([key]) => isDeepStrictEqual(earlier?.[key], later?.[key])))
}
