import { configFiles, type ConfigFile } from '@/engine/schema/config-files'
import type { Stop } from '@/engine/names/follow-path'
import { schemaOf, type SchemaNode } from '@/engine/schema/schema-node'

/** What the schemas say about a key of a merchant's files. */
export interface KeyPlace {
  /** Undefined for the props of a component, which may be used in any file. */
  readonly file: ConfigFile | 'locale' | undefined
  /** More than one when the meaning of the key depends on the component's name. */
  readonly nodes: readonly SchemaNode[]
  readonly isRequired: boolean
  /** False for what a template does not pass on. */
  readonly isInherited: boolean
  readonly isServerOnly: boolean
  /** The part of the site that reads it, according to the nearest schema. */
  readonly reader: string | undefined
}

function fileStop(file: ConfigFile | 'locale'): Stop<KeyPlace> {
  const root = schemaOf(file)
  return placeStop({
    file,
    nodes: [root],
    isRequired: true,
    isInherited: true,
    isServerOnly: false,
    reader: readerOf(root),
  })
}

/** The props of a component, with or without `props` in the path. */
function partStop(node: SchemaNode): Stop<KeyPlace> {
  // The schema of a panel is that of its props.
  const props = node.properties.get('props') ?? node
  const place = { nodes: [props], isRequired: false, isInherited: true, isServerOnly: false, reader: undefined }
  const stop = placeStop({ file: undefined, ...place })
  return { ...stop, next: (key) => (key === 'props' ? stop : stop.next(key)) }
}

/** What a path may start with: a file of a merchant, or a component. */
export function topicsStop(parts: ReadonlyMap<string, SchemaNode>): Stop<KeyPlace | undefined> {
  const files = filesStop()
  return {
    at: undefined,
    keys: () => [...files.keys(), ...parts.keys()],
    next: (key) => {
      const part = parts.get(key)
      return part === undefined ? files.next(key) : partStop(part)
    },
  }
}

/** The files of a merchant, as the first keys of a path. */
export function filesStop(): Stop<KeyPlace | undefined> {
  const language: Stop<KeyPlace | undefined> = {
    at: undefined,
    keys: () => [],
    next: (key) => (/^([A-Z]{2,5}(-[A-Z]{2})?|<.*>|\*)$/.test(key) ? fileStop('locale') : undefined),
  }
  return {
    at: undefined,
    keys: () => [...configFiles, 'locales'],
    next: (key) => {
      if (key === 'locales') return language
      return configFiles.includes(key as ConfigFile) ? fileStop(key as ConfigFile) : undefined
    },
  }
}

function placeStop(place: KeyPlace): Stop<KeyPlace> {
  const nodes = place.nodes.flatMap(withBranches)
  return {
    at: place,
    keys: () => new Set(nodes.flatMap(({ properties }) => [...properties.keys()])),
    next: (key) => {
      const inner = innerNodes(nodes, key)
      const [first] = inner
      if (first === undefined) return undefined
      return placeStop({
        file: place.file,
        nodes: inner,
        isRequired: nodes.some(({ schema }) => ((schema['required'] ?? []) as string[]).includes(key)),
        isInherited: place.isInherited && first.schema['x-inherit'] !== false,
        isServerOnly: place.isServerOnly || first.schema['x-visibility'] === 'server',
        reader: readerOf(first) ?? place.reader,
      })
    },
  }
}

/** The schema and all alternatives of its union. */
export function withBranches(node: SchemaNode): SchemaNode[] {
  return node.branches.size === 0 ? [node] : [node, ...[...node.branches.values()].flatMap(withBranches)]
}

function innerNodes(nodes: readonly SchemaNode[], key: string): SchemaNode[] {
  const named = nodes.flatMap(({ properties }) => properties.get(key) ?? [])
  const inner = named.length > 0 ? named : nodes.flatMap((node) => anyKey(node, key))
  return [...new Map(inner.map((node) => [node.source, node])).values()]
}

/** The schemas under a key that an operator chooses, or in a list. */
function anyKey({ items, values, schema }: SchemaNode, key: string): SchemaNode[] {
  if (items !== undefined) return /^(\d+|<.*>|\*)$/.test(key) ? [items] : []
  if (values === undefined) return []
  const { pattern, enum: names } = (schema['propertyNames'] ?? {}) as { pattern?: string; enum?: string[] }
  const isTaken = pattern === undefined ? !key.includes('.') : new RegExp(pattern).test(key)
  return /^(<.*>|\*)$/.test(key) || (names?.includes(key) ?? isTaken) ? [values] : []
}

function readerOf({ schema }: SchemaNode): string | undefined {
  return schema['x-reader'] as string | undefined
}
