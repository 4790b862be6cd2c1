import { child, isJsonObject, keysOf, type JsonValue, type Path } from '@/contract/json/json-value'

/** One place at which two resolved values differ. Absent values are undefined. */
export interface ValueChange {
  readonly path: Path
  readonly before: JsonValue | undefined
  readonly after: JsonValue | undefined
}

/** Keys whose objects are compared as a whole: half of a colour or of an action means nothing. */
const wholes = new Set(['$value', 'when', 'action', 'image'])

/**
 * The differences between two values: recursive while both are objects, and at the topmost level of what only one has.
 */
export function compareValues(
  before: JsonValue | undefined,
  after: JsonValue | undefined,
  path: Path = [],
): ValueChange[] {
  const isWhole = wholes.has(String(path.at(-1)))
  if (!isWhole && isJsonObject(before) && isJsonObject(after)) {
    const keys = new Set([...keysOf(before), ...keysOf(after)])
    return [...keys].flatMap((key) => compareValues(child(before, key), child(after, key), [...path, key]))
  }
  return isSame(before, after) ? [] : [{ path, before, after }]
}

/** The order of keys does not matter. */
function isSame(a: JsonValue | undefined, b: JsonValue | undefined): boolean {
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, index) => isSame(item, b[index]))
  if (!isJsonObject(a) || !isJsonObject(b)) return a === b
  const keys = keysOf(a)
  return keys.length === keysOf(b).length && keys.every((key) => isSame(child(a, key), child(b, key)))
}
