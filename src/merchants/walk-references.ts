import { child, isJsonObject, type JsonObject, type JsonValue } from './json-value'
import type { Reference } from './rules/rule'
import { chooseBranch, type SchemaNode } from './schema-node'

const leading = new WeakMap<SchemaNode, boolean>()

/** Whether a value of this place may hold a reference. Large parts of a theme never do. */
function leadsToReference(node: SchemaNode): boolean {
  const known = leading.get(node)
  if (known !== undefined) return known
  const seen = new Set<SchemaNode>()
  const search = (each: SchemaNode): boolean => {
    if (seen.has(each)) return false
    seen.add(each)
    if (each.ref !== undefined || each.keyRef !== undefined) return true
    const inner = [...each.properties.values(), ...each.branches.values(), each.values, each.items]
    return inner.some((next) => next !== undefined && search(next))
  }
  const leads = search(node)
  leading.set(node, leads)
  return leads
}

/** Calls `visit` for each string that the schema marks as the name of something. */
export function walkReferences(root: SchemaNode, data: JsonValue, visit: (reference: Reference) => void): void {
  const path: (string | number)[] = []
  const parents: JsonValue[] = []

  function walk(place: SchemaNode, value: JsonValue): void {
    const node = chooseBranch(place, value)
    if (!leadsToReference(node)) return
    if (node.ref !== undefined && typeof value === 'string')
      visit({ kind: node.ref, value, path, parents, spot: 'value', schema: node.schema })
    if (typeof value !== 'object' || value === null) return
    parents.push(value)
    if (isJsonObject(value)) walkObject(node, value)
    else if (node.items !== undefined) for (const [index, item] of value.entries()) step(index, node.items, item)
    parents.pop()
  }

  function walkObject(node: SchemaNode, value: JsonObject): void {
    for (const key of Object.keys(value)) {
      const inner = node.properties.get(key) ?? node.values
      if (inner !== undefined) step(key, inner, child(value, key) as JsonValue, node.keyRef)
    }
  }

  function step(key: string | number, node: SchemaNode, value: JsonValue, keyRef?: string): void {
    path.push(key)
    if (keyRef !== undefined) visit({ kind: keyRef, value: String(key), path, parents, spot: 'key', schema: {} })
    walk(node, value)
    path.pop()
  }

  walk(root, data)
}
