import { child, isJsonObject, keysOf, type JsonValue, type Path } from '@/lib/json-value'
import { chooseBranch, type SchemaNode } from './schema-node'

export interface Marked {
  readonly path: Path
  readonly value: JsonValue
  readonly mark: unknown
}

/**
 * Values that a merchant's own file writes at places whose schema carries a mark such as `x-readable`. `data`: the
 * merged file, which says what each place is.
 */
export function walkMarks(root: SchemaNode, data: JsonValue, mark: string, own: JsonValue | undefined): Marked[] {
  const found: Marked[] = []
  const visit = (place: SchemaNode, value: JsonValue, written: JsonValue | undefined, path: Path): void => {
    if (written === undefined || !leadsTo(place, mark)) return
    const node = chooseBranch(place, value)
    if (mark in node.schema) found.push({ path, value, mark: node.schema[mark] })
    if (Array.isArray(value)) {
      const { items } = node
      if (items !== undefined)
        value.forEach((item, index) => visit(items, item, child(written, index), [...path, index]))
    } else if (isJsonObject(value))
      for (const key of keysOf(written)) {
        const inner = node.properties.get(key) ?? node.values
        if (inner === undefined || !leadsTo(inner, mark)) continue
        const here = child(value, key)
        if (here !== undefined) visit(inner, here, child(written, key), [...path, key])
      }
  }
  if (own !== undefined) visit(root, data, own, [])
  return found
}

const known = new Map<string, WeakMap<SchemaNode, boolean>>()

/** Whether the mark stands at a place or under it. Most of a merchant lies where it never does. */
function leadsTo(node: SchemaNode, mark: string): boolean {
  const answers = known.get(mark) ?? new WeakMap<SchemaNode, boolean>()
  known.set(mark, answers)
  const before = answers.get(node)
  if (before !== undefined) return before
  const seen = new Set<SchemaNode>()
  const search = (each: SchemaNode): boolean => {
    if (seen.has(each)) return false
    seen.add(each)
    const inner = [...each.properties.values(), ...each.branches.values(), each.values, each.items]
    return mark in each.schema || inner.some((next) => next !== undefined && search(next))
  }
  const answer = search(node)
  answers.set(node, answer)
  return answer
}
