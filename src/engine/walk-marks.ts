import { child, isJsonObject, keysOf, type JsonValue, type Path } from '@/lib/json-value'
import { chooseBranch, someNode, type SchemaNode } from './schema-node'

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
  const path: (string | number)[] = []
  const step = (key: string | number, place: SchemaNode, value: JsonValue, written: JsonValue | undefined): void => {
    path.push(key)
    visit(place, value, written)
    path.pop()
  }
  const visit = (place: SchemaNode, value: JsonValue, written: JsonValue | undefined): void => {
    if (written === undefined || !leadsTo(place, mark)) return
    const node = chooseBranch(place, value)
    if (mark in node.schema) found.push({ path: [...path], value, mark: node.schema[mark] })
    if (Array.isArray(value)) {
      const { items } = node
      if (items !== undefined) value.forEach((item, index) => step(index, items, item, child(written, index)))
    } else if (isJsonObject(value))
      for (const key of keysOf(written)) {
        const inner = node.properties.get(key) ?? node.values
        if (inner === undefined || !leadsTo(inner, mark)) continue
        const here = child(value, key)
        if (here !== undefined) step(key, inner, here, child(written, key))
      }
  }
  if (own !== undefined) visit(root, data, own)
  return found
}

const known = new Map<string, WeakMap<SchemaNode, boolean>>()

/** Whether the mark stands at a place or under it. Most of a merchant lies where it never does. */
function leadsTo(node: SchemaNode, mark: string): boolean {
  const answers = known.get(mark) ?? new WeakMap<SchemaNode, boolean>()
  known.set(mark, answers)
  const before = answers.get(node)
  if (before !== undefined) return before
  const answer = someNode(node, ({ schema }) => mark in schema)
  answers.set(node, answer)
  return answer
}
