import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fromPointer, pointerKey } from '@/contract/json/json-pointer'
import { child, isJsonObject, type JsonValue, type Path } from '@/contract/json/json-value'
import { plainSchema } from './plain-schema'
import { resolveRef, type Schema } from './schema-files'
import type { ConfigFile } from './config-files'
import { repository } from './repository'

/** A place in the schemas, with `$ref` resolved and union branches by the value of their discriminator. */
export interface SchemaNode {
  readonly schema: Schema
  /** File in the repository and JSON Pointer in it, as `file#/pointer`. */
  readonly source: string
  /** The kind of thing that a value of this place refers to. */
  readonly ref: string | undefined
  readonly properties: ReadonlyMap<string, SchemaNode>
  /** Schema of the keys that `properties` does not list. */
  readonly values: SchemaNode | undefined
  /** The kind of thing that the keys refer to. */
  readonly keyRef: string | undefined
  readonly items: SchemaNode | undefined
  /** The discriminator: the key that selects the branch. */
  readonly tag: string | undefined
  readonly branches: ReadonlyMap<string, SchemaNode>
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] }

const files = new Map<string, Schema>()
const nodes = new Map<string, SchemaNode>()

const roots = new Map<ConfigFile | 'locale', SchemaNode>()

/** Cached, because it is called many times for every merchant. */
export function schemaOf(file: ConfigFile | 'locale'): SchemaNode {
  const root = roots.get(file) ?? nodeAt(`schemas/merchant/${file}.schema.json`, '')
  roots.set(file, root)
  return root
}

/** Whether a merchant may leave out the file, because none of its keys is required. */
export function isOptional(file: ConfigFile): boolean {
  return schemaOf(file).schema['required'] === undefined
}

/** The branch that the discriminator in the data selects; the node itself if it is not a union. */
export function chooseBranch(node: SchemaNode, value: JsonValue | undefined): SchemaNode {
  if (node.tag === undefined) return node
  const written = child(value, node.tag)
  const branch = typeof written === 'string' ? node.branches.get(written) : undefined
  return branch === undefined ? node : chooseBranch(branch, value)
}

/** The schema of a place in some data; undefined where the schemas do not know it. */
export function schemaAt(root: SchemaNode, data: JsonValue | undefined, path: Path): SchemaNode | undefined {
  let node: SchemaNode | undefined = chooseBranch(root, data)
  let value = data
  for (const key of path) {
    value = child(value, key)
    node = typeof key === 'number' ? node.items : (node.properties.get(key) ?? node.values)
    if (node === undefined) return undefined
    node = chooseBranch(node, value)
  }
  return node
}

/** Whether the predicate holds for a place or for one below it. */
export function someNode(root: SchemaNode, isIt: (node: SchemaNode) => boolean): boolean {
  const seen = new Set<SchemaNode>()
  const search = (node: SchemaNode): boolean => {
    // Avoids infinite recursion, because conditions are recursive.
    if (seen.has(node)) return false
    seen.add(node)
    const inner = [...node.properties.values(), ...node.branches.values(), node.values, node.items]
    return isIt(node) || inner.some((each) => each !== undefined && search(each))
  }
  return search(root)
}

function schemaFile(path: string): Schema {
  const known = files.get(path)
  if (known !== undefined) return known
  const schema = plainSchema(JSON.parse(readFileSync(join(repository, path), 'utf8')) as Schema)
  files.set(path, schema)
  return schema
}

function nodeAt(path: string, pointer: string): SchemaNode {
  const schema = fromPointer(pointer).reduce((at, key) => at[key] as Schema, schemaFile(path))
  if (typeof schema['$ref'] === 'string') return followRef(path, schema)
  const id = `${path}#${pointer}`
  const known = nodes.get(id)
  if (known !== undefined) return known

  const at = (key: string): SchemaNode => nodeAt(path, `${pointer}/${key}`)
  const node: Mutable<SchemaNode> = {
    schema,
    source: id,
    ref: schema['x-ref'] as string | undefined,
    properties: new Map(),
    values: undefined,
    keyRef: isJsonObject(schema['propertyNames']) ? (schema['propertyNames']['x-ref'] as string) : undefined,
    items: undefined,
    tag: isJsonObject(schema['discriminator']) ? (schema['discriminator']['propertyName'] as string) : undefined,
    branches: new Map(),
  }
  // Registered before its parts are built, because conditions are recursive.
  nodes.set(id, node)
  node.properties = new Map(
    Object.keys(schema['properties'] ?? {}).map((key) => [key, at(`properties/${pointerKey(key)}`)]),
  )
  if (isJsonObject(schema['additionalProperties'])) node.values = at('additionalProperties')
  if (isJsonObject(schema['items'])) node.items = at('items')
  node.branches = branchesOf(node, (index) => at(`oneOf/${index}`))
  return node
}

/**
 * Keywords beside a `$ref` describe the place, not the target: only the engine's annotations are used, and the default,
 * which the validators fill in there.
 */
function followRef(path: string, schema: Schema): SchemaNode {
  const target = resolveRef(path, schema['$ref'] as string)
  const node = nodeAt(target.path, target.pointer)
  const marks = Object.entries(schema).filter(
    ([key]) => ['description', 'default'].includes(key) || key.startsWith('x-'),
  )
  return marks.length === 0 ? node : within(node, Object.fromEntries(marks))
}

/** The target is the prototype and not copied, because it may still be under construction. */
function within(node: SchemaNode, marks: Schema): SchemaNode {
  const place = Object.create(node) as Mutable<SchemaNode>
  place.schema = { ...node.schema, ...marks }
  if (typeof marks['x-ref'] === 'string') place.ref = marks['x-ref']
  return place
}

function branchesOf(node: SchemaNode, branchAt: (index: number) => SchemaNode): Map<string, SchemaNode> {
  const { tag, schema } = node
  const count = tag === undefined ? 0 : (schema['oneOf'] as Schema[]).length
  const branches = Array.from({ length: count }, (_, index) => branchAt(index))
  return new Map(branches.map((branch) => [String(branch.properties.get(tag as string)?.schema['const']), branch]))
}
