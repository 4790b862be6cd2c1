import { configFiles } from '@/engine/schema/config-files'
import { schemaOf, type SchemaNode } from '@/engine/schema/schema-node'
import { blockNodes, dialogNodes, panelNodes } from './explain-part'

/** A key of the schemas, and a path that it can be asked for by. */
export interface NamedKey {
  readonly path: string
  readonly node: SchemaNode
}

/** The places of the keys of this name; of a place that several ways lead to, the first way. */
export function keysCalled(name: string): readonly NamedKey[] {
  return allKeys().get(name) ?? []
}

export function keyNames(): Iterable<string> {
  return allKeys().keys()
}

let known: ReadonlyMap<string, readonly NamedKey[]> | undefined

function allKeys(): ReadonlyMap<string, readonly NamedKey[]> {
  known ??= collectKeys()
  return known
}

function collectKeys(): ReadonlyMap<string, readonly NamedKey[]> {
  const keys = new Map<string, NamedKey[]>()
  const seen = new Set<string>()
  const walk = (node: SchemaNode | undefined, path: string): void => {
    if (node === undefined || seen.has(node.source)) return
    seen.add(node.source)
    for (const [key, inner] of node.properties) {
      const place = { path: `${path}.${key}`, node: inner }
      const named = keys.get(key) ?? []
      // One schema that stands in several parts of a file is one place.
      if (key !== '$schema' && !named.some((each) => each.node.source === inner.source))
        keys.set(key, [...named, place])
    }
    for (const [key, inner] of node.properties) walk(inner, `${path}.${key}`)
    for (const branch of node.branches.values()) if (!isPart(branch)) walk(branch, path)
    walk(node.values, `${path}.<name>`)
    walk(node.items, `${path}.0`)
  }
  // What a panel takes is asked for by its name.
  const inParts = new Set(panelNodes().values())
  inParts.forEach(({ source }) => seen.add(source))
  for (const file of configFiles) walk(schemaOf(file), file)
  inParts.forEach(({ source }) => seen.delete(source))
  for (const [name, part] of [...blockNodes(), ...dialogNodes()]) walk(part.properties.get('props'), name)
  for (const [name, props] of panelNodes()) walk(props, name)
  return keys
}

/** What a part takes is asked for by the part's name. */
function isPart({ properties }: SchemaNode): boolean {
  return properties.get('props') !== undefined
}
