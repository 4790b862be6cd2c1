import { isJsonObject, type JsonValue } from '@/contract/json/json-value'
import { chooseBranch, type SchemaNode } from '@/engine/schema/schema-node'

/** The value without what the schema marks as server-only. Parts that cannot contain such values are not copied. */
export function withoutServerOnly(place: SchemaNode, value: JsonValue): JsonValue {
  const node = chooseBranch(place, value)
  if (!leadsToServerOnly(node)) return value
  if (Array.isArray(value)) return value.map((item) => (node.items ? withoutServerOnly(node.items, item) : item))
  if (!isJsonObject(value)) return value
  const entries = Object.entries(value).flatMap(([key, each]) => {
    const inner = node.properties.get(key) ?? node.values
    if (inner === undefined) return [[key, each] as const]
    return isServerOnly(inner) ? [] : [[key, withoutServerOnly(inner, each)] as const]
  })
  return Object.fromEntries(entries)
}

const leading = new WeakMap<SchemaNode, boolean>()

/** Memoised for each place of the schema: most have nothing server-only. */
function leadsToServerOnly(node: SchemaNode): boolean {
  const known = leading.get(node)
  if (known !== undefined) return known
  const seen = new Set<SchemaNode>()
  const search = (each: SchemaNode): boolean => {
    if (seen.has(each)) return false
    seen.add(each)
    const inner = [...each.properties.values(), ...each.branches.values(), each.values, each.items]
    return isServerOnly(each) || inner.some((next) => next !== undefined && search(next))
  }
  const leads = search(node)
  leading.set(node, leads)
  return leads
}

function isServerOnly({ schema }: SchemaNode): boolean {
  return schema['x-visibility'] === 'server'
}
