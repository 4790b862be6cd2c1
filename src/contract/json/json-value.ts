export type JsonValue = string | number | boolean | null | JsonValue[] | JsonObject
export interface JsonObject {
  [key: string]: JsonValue
}

/** Keys from the root of a file down to a value. */
export type Path = readonly (string | number)[]

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The value of an own key: `constructor` and the like are not found on the prototype. */
export function child(value: JsonValue | undefined, key: string | number): JsonValue | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const found: unknown = (value as JsonObject)[key]
  // Everything that JSON values inherit is a function, apart from `__proto__`; any other value is an own one, without a
  // further check.
  if (typeof found === 'function' || key === '__proto__') return undefined
  return found as JsonValue | undefined
}

export function valueAt(value: JsonValue | undefined, path: Path): JsonValue | undefined {
  return path.reduce<JsonValue | undefined>(child, value)
}

/** A JSON pointer does not distinguish an array index from a key; the data does. */
export function pathIn(value: JsonValue | undefined, keys: Path): Path {
  return keys.map((key, depth) => (Array.isArray(valueAt(value, keys.slice(0, depth))) ? Number(key) : key))
}

export function keysOf(value: JsonValue | undefined): string[] {
  return isJsonObject(value) ? Object.keys(value) : []
}

/** A deep copy. `structuredClone` is ten times slower on plain JSON. */
export function cloneJson<T extends JsonValue>(value: T): T {
  if (Array.isArray(value)) return value.map(cloneJson) as T
  if (!isJsonObject(value)) return value
  const copy: JsonObject = {}
  for (const key of Object.keys(value)) copy[key] = cloneJson(value[key] as JsonValue)
  return copy as T
}

/** The value as quoted in messages: short, on one line. */
export function quote(value: JsonValue | undefined): string {
  if (value === undefined) return 'nothing'
  const text = JSON.stringify(value)
  return text.length > 60 ? `${text.slice(0, 57)}...` : text
}
