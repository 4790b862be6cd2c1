import { child, isJsonObject, keysOf, type JsonValue, type Path } from '@/contract/json/json-value'

/** One place at which two resolved values differ. What is absent is undefined. */
export interface ValueChange {
  readonly path: Path
  readonly before: JsonValue | undefined
  readonly after: JsonValue | undefined
}

/** Objects that say one thing together: half of a colour or of an action means nothing. */
const wholes = new Set(['$value', 'when', 'action', 'image'])

/** Where two values differ: as deep as both have objects, and at the top of what only one of them has. */
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

/** Keys may stand in another order. */
function isSame(a: JsonValue | undefined, b: JsonValue | undefined): boolean {
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, index) => isSame(item, b[index]))
  if (!isJsonObject(a) || !isJsonObject(b)) return a === b
  const keys = keysOf(a)
  return keys.length === keysOf(b).length && keys.every((key) => isSame(child(a, key), child(b, key)))
}
