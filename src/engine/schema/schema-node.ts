import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fromPointer, pointerKey } from '@/contract/json/json-pointer'
import { child, isJsonObject, type JsonValue, type Path } from '@/contract/json/json-value'
import { plainSchema } from './plain-schema'
import { resolveRef, type Schema } from './schema-files'
import type { ConfigFile } from './config-files'
import { repository } from './repository'

/** A place in the schemas, with `$ref` already followed and union branches by their tag's value. */
export interface SchemaNode {
  readonly schema: Schema
  /** File in the repository and JSON Pointer in it, as `file#/pointer`. */
  readonly source: string
  /** Kind of thing that a value of this place names. */
  readonly ref: string | undefined
  readonly properties: ReadonlyMap<string, SchemaNode>
  /** Schema of the keys that `properties` does not list. */
  readonly values: SchemaNode | undefined
  /** Kind of thing that the keys name. */
  readonly keyRef: string | undefined
  readonly items: SchemaNode | undefined
  /** Key that says which branch is meant. */
  readonly tag: string | undefined
  readonly branches: ReadonlyMap<string, SchemaNode>
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] }

const files = new Map<string, Schema>()
const nodes = new Map<string, SchemaNode>()

const roots = new Map<ConfigFile | 'locale', SchemaNode>()

/** Asked for many times for every merchant. */
export function schemaOf(file: ConfigFile | 'locale'): SchemaNode {
  const root = roots.get(file) ?? nodeAt(`schemas/merchant/${file}.schema.json`, '')
  roots.set(file, root)
  return root
}

/** Whether a merchant may do without the file: it has to say nothing. */
export function isOptional(file: ConfigFile): boolean {
  return schemaOf(file).schema['required'] === undefined
}

/** The node of a branch that the data's tag chose; the node itself where there is none to choose. */
export function chooseBranch(node: SchemaNode, value: JsonValue | undefined): SchemaNode {
  if (node.tag === undefined) return node
  const written = child(value, node.tag)
  const branch = typeof written === 'string' ? node.branches.get(written) : undefined
  return branch === undefined ? node : chooseBranch(branch, value)
}

/** The schema of a place in some data, as far as the schemas know it. */
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

/** Whether something is true of a place or of one under it. */
export function someNode(root: SchemaNode, isIt: (node: SchemaNode) => boolean): boolean {
  const seen = new Set<SchemaNode>()
  const search = (node: SchemaNode): boolean => {
    // A condition holds conditions.
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
  // Known before its parts are built: a condition holds conditions.
  nodes.set(id, node)
  node.properties = new Map(
    Object.keys(schema['properties'] ?? {}).map((key) => [key, at(`properties/${pointerKey(key)}`)]),
  )
  if (isJsonObject(schema['additionalProperties'])) node.values = at('additionalProperties')
  if (isJsonObject(schema['items'])) node.items = at('items')
  node.branches = branchesOf(node, (index) => at(`oneOf/${index}`))
  return node
}

/** What stands beside a `$ref` describes the place, not the target: only marks of the engine count. */
function followRef(path: string, schema: Schema): SchemaNode {
  const target = resolveRef(path, schema['$ref'] as string)
  const node = nodeAt(target.path, target.pointer)
  const marks = Object.entries(schema).filter(([key]) => key === 'description' || key.startsWith('x-'))
  return marks.length === 0 ? node : within(node, Object.fromEntries(marks))
}

/** The prototype is the target, which may still be under construction. */
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
