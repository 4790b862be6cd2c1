import { configFiles } from '@/engine/schema/config-files'
import { schemaOf, type SchemaNode } from '@/engine/schema/schema-node'
import { blockNodes, dialogNodes, panelNodes } from './explain-part'

/** A key of the schemas, with a path by which it can be explained. */
export interface NamedKey {
  readonly path: string
  readonly node: SchemaNode
}

/** The places of the keys with this name; if several paths lead to a place, the first one. */
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
      // A schema that is used in several parts of a file is one place.
      if (key !== '$schema' && !named.some((each) => each.node.source === inner.source))
        keys.set(key, [...named, place])
    }
    for (const [key, inner] of node.properties) walk(inner, `${path}.${key}`)
    for (const branch of node.branches.values()) if (!isPart(branch)) walk(branch, path)
    walk(node.values, `${path}.<name>`)
    walk(node.items, `${path}.0`)
  }
  // The props of a panel are explained by the panel's name.
  const inParts = new Set(panelNodes().values())
  inParts.forEach(({ source }) => seen.add(source))
  for (const file of configFiles) walk(schemaOf(file), file)
  inParts.forEach(({ source }) => seen.delete(source))
  for (const [name, part] of [...blockNodes(), ...dialogNodes()]) walk(part.properties.get('props'), name)
  for (const [name, props] of panelNodes()) walk(props, name)
  return keys
}

/** The props of a component are explained by the component's name. */
function isPart({ properties }: SchemaNode): boolean {
  return properties.get('props') !== undefined
}
