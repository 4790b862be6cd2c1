import { isJsonObject, type JsonValue, type Path } from '@/contract/json/json-value'
import { allChecks } from '@/engine/checks/all-checks'
import type { Check, ExampleFiles } from '@/engine/finding/check'
import { idsAt, type ReferenceShapes } from '@/engine/reference/reference-shape'

/** A check whose example is wrong in more keys than this is about the file, and no key's own. */
const mostKeys = 4

/** The checks that speak about each key, by the id of its entry: those whose wrong example differs from the right one there. */
export function checksByKey(shapes: ReferenceShapes): ReadonlyMap<string, readonly Check[]> {
  const found = new Map<string, Check[]>()
  for (const check of allChecks) {
    const ids = new Set(changedPaths(check.docs.bad, check.docs.good).flatMap((path) => idsAt(shapes, path)))
    if (ids.size <= mostKeys) for (const id of ids) found.set(id, [...(found.get(id) ?? []), check])
  }
  return found
}

function changedPaths(bad: ExampleFiles, good: ExampleFiles): Path[] {
  return Object.entries(bad).flatMap(([file, content]) => {
    const [wrong, right] = [jsonOf(content), jsonOf(good[file])]
    const start = file.replace(/\.json$/, '').split('/')
    return wrong === undefined ? [] : differences(wrong, right, start)
  })
}

function differences(wrong: JsonValue, right: JsonValue | undefined, path: Path): Path[] {
  if (JSON.stringify(wrong) === JSON.stringify(right)) return []
  if (!isJsonObject(wrong)) return [path]
  const inner = Object.entries(wrong).flatMap(([key, value]) =>
    differences(value, isJsonObject(right) ? right[key] : undefined, [...path, key]),
  )
  // What is wrong lacks something.
  return inner.length > 0 ? inner : [path]
}

function jsonOf(content: ExampleFiles[string] | undefined): JsonValue | undefined {
  if (typeof content !== 'string') return undefined
  try {
    return JSON.parse(content) as JsonValue
  } catch {
    return undefined
  }
}
