import { child, isJsonObject, keysOf, type JsonValue, type Path } from '@/contract/json/json-value'
import { memoiseByFile } from '@/engine/memo/memoise-by-file'
import { chooseBranch, someNode, type SchemaNode } from './schema-node'

const marks = ['x-ascending', 'x-measure', 'x-needs', 'x-readable'] as const
type Mark = (typeof marks)[number]

interface Marked {
  readonly path: Path
  readonly value: JsonValue
  readonly mark: unknown
}

type Found = Readonly<Record<Mark, Marked[]>>

/**
 * Values in a merchant's own file at places whose schema has an annotation such as `x-readable`. `data`: the merged
 * file, which determines the schema of each place. A single walk finds all annotations.
 */
export function walkMarks(root: SchemaNode, data: JsonValue, mark: Mark, own: JsonValue | undefined): Marked[] {
  return isJsonObject(own) ? walk(own, data, root)[mark] : []
}

const walk = memoiseByFile((own, data, root: SchemaNode): Found => {
  const found: Found = { 'x-ascending': [], 'x-measure': [], 'x-needs': [], 'x-readable': [] }
  const path: (string | number)[] = []
  const step = (key: string | number, place: SchemaNode, value: JsonValue, written: JsonValue | undefined): void => {
    path.push(key)
    visit(place, value, written)
    path.pop()
  }
  const visit = (place: SchemaNode, value: JsonValue, written: JsonValue | undefined): void => {
    if (written === undefined || !leadsToOne(place)) return
    const node = chooseBranch(place, value)
    for (const mark of marks)
      if (mark in node.schema) found[mark].push({ path: [...path], value, mark: node.schema[mark] })
    if (Array.isArray(value)) {
      const { items } = node
      if (items !== undefined) value.forEach((item, index) => step(index, items, item, child(written, index)))
    } else if (isJsonObject(value))
      for (const key of keysOf(written)) {
        const inner = node.properties.get(key) ?? node.values
        if (inner === undefined || !leadsToOne(inner)) continue
        const here = child(value, key)
        if (here !== undefined) step(key, inner, here, child(written, key))
      }
  }
  if (data !== undefined) visit(root, data, own)
  return found
})

const known = new WeakMap<SchemaNode, boolean>()

/** Whether a place, or one below it, has an annotation. Most of a merchant's data has none. */
function leadsToOne(node: SchemaNode): boolean {
  const before = known.get(node)
  if (before !== undefined) return before
  const answer = someNode(node, ({ schema }) => marks.some((mark) => mark in schema))
  known.set(node, answer)
  return answer
}
