import { configFiles } from '@/engine/schema/config-files'
import { schemaOf, type SchemaNode } from '@/engine/schema/schema-node'
import { homesOf, isPart, sectionNode, type Home } from './reference-homes'
import type { ReferencePlace, ReferenceShapes } from './reference-shape'

/** A key of a merchant's files, or a part that they name, with what its place adds to its schema. */
export interface ReferenceEntry {
  /** Its address: the path with `*` for a name of the operator's own, `(branch)` for an alternative of a union. */
  readonly id: string
  readonly chapter: string
  readonly node: SchemaNode
  /** The entry it is a key of; undefined for a file and a part. */
  readonly parent?: string
  readonly isRequired: boolean
  readonly isInherited: boolean
  readonly isServerOnly: boolean
  readonly reader?: string
  /** The alternatives of the parent's union that have this key, where not all do. */
  readonly onlyIn?: readonly string[]
  /** The entry whose keys it has too. */
  readonly keysOf?: string
}

export interface Reference {
  readonly entries: readonly ReferenceEntry[]
  readonly shapes: ReferenceShapes
}

type Context = Pick<ReferenceEntry, 'chapter' | 'parent' | 'isRequired' | 'isInherited' | 'isServerOnly' | 'reader'>
type Mutable<T> = { -readonly [K in keyof T]: T[K] }
type Shape = {
  keys: Record<string, ReferencePlace>
  any?: ReferencePlace
  isList?: true
  tag?: string
  branches?: Record<string, ReferencePlace>
}

let known: Reference | undefined

/** Every key of every file of a merchant, in the order of the schemas; what several places share stands once. */
export function reference(): Reference {
  known ??= new ReferenceWalk().walk()
  return known
}

class ReferenceWalk {
  readonly #entries: ReferenceEntry[] = []
  readonly #shapes: Shape[] = [{ keys: {} }]
  /** The number of each shape that was met, and the entry that tells of its keys, by the source of the schema. */
  readonly #met = new Map<string, { readonly shape: number; readonly id: string }>()

  walk(): Reference {
    const root = this.#shapes[0] as Shape
    const homes = homesOf()
    // Met before anything refers to them, so that they are told in their own chapters.
    const reserved = homes.map((home) => ({ home, shape: this.#reserve(home) }))
    for (const file of configFiles) root.keys[file] = this.#file(file, schemaOf(file))
    const locale = this.#file('locales', schemaOf('locale'), 'locales.*')
    root.keys['locales'] = ['locales.*', this.#push({ keys: {}, any: locale })]
    for (const { home, shape } of reserved) root.keys[home.id] ??= this.#home(home, shape)
    this.#sectionKeys()
    for (const centre of ['member', 'agent'])
      for (const name of schemaOf('panels').properties.get(centre)?.properties.keys() ?? [])
        root.keys[name] ??= placeAt(this.#shapes, ['panels', centre, name])
    return { entries: this.#entries, shapes: this.#shapes }
  }

  /** What every section may have beside its block; its props are the block's. */
  #sectionKeys(): void {
    const { shape, id } = this.#met.get(sectionNode().source) as { shape: number; id: string }
    const [first] = sectionNode().branches.values() as unknown as [SchemaNode]
    const context = { chapter: 'shared', isRequired: false, isInherited: true, isServerOnly: false }
    const keys = (this.#shapes[shape] as Shape).keys
    for (const key of ['when', 'box']) {
      const node = first.properties.get(key) as SchemaNode
      keys[key] = this.#place(`${id}.${key}`, node, below(context, id, first, key, node))
    }
  }

  #reserve({ id, node }: Home): number {
    const shape = this.#push({ keys: {} })
    if (!this.#met.has(node.source)) this.#met.set(node.source, { shape, id })
    return shape
  }

  #file(chapter: string, node: SchemaNode, id = chapter): ReferencePlace {
    const context = { chapter, isRequired: false, isInherited: true, isServerOnly: false }
    return this.#place(id, node, { ...context, ...readerOf(node) })
  }

  #home({ id, chapter, node, keys }: Home, shape: number): ReferencePlace {
    const context = { chapter, isRequired: false, isInherited: true, isServerOnly: false, ...readerOf(node) }
    this.#entries.push({ id, node, ...context })
    const filled = this.#shapes[shape] as Shape
    this.#fill(filled, keys, id, context)
    // With or without "props" in the path.
    if (isPart(node)) filled.keys['props'] ??= [id, shape]
    return [id, shape]
  }

  #push(shape: Shape): number {
    return this.#shapes.push(shape) - 1
  }

  /** An entry for a place, and its keys where no other place has told them. */
  #place(id: string, node: SchemaNode, context: Context & { onlyIn?: readonly string[] }): ReferencePlace {
    const entry: Mutable<ReferenceEntry> = { id, node, ...context }
    this.#entries.push(entry)
    const holder = holderOf(node)
    if (holder === undefined) return [id]
    const met = this.#met.get(holder.source)
    if (met !== undefined) {
      if (met.id !== id) entry.keysOf = met.id
      return [id, holder === node ? met.shape : this.#push({ keys: {}, any: [id, met.shape], isList: true })]
    }
    const shape: Shape = { keys: {} }
    const number = this.#push(shape)
    this.#met.set(holder.source, { shape: number, id })
    this.#fill(shape, holder, id, context)
    return [id, holder === node ? number : this.#push({ keys: {}, any: [id, number], isList: true })]
  }

  #fill(shape: Shape, node: SchemaNode, id: string, context: Context): void {
    for (const [key, inner] of node.properties)
      shape.keys[key] = this.#place(`${id}.${key}`, inner, below(context, id, node, key, inner))
    if (node.values !== undefined)
      shape.any = this.#place(`${id}.*`, node.values, below(context, id, node, '*', node.values))
    if (node.branches.size > 0) this.#fillUnion(shape, node, id, context)
  }

  /** What names the alternatives is a key too; one that means the same in several alternatives stands once. */
  #fillUnion(shape: Shape, node: SchemaNode, id: string, context: Context): void {
    const tag = node.tag as string
    const naming = namingKey(node)
    shape.keys[tag] = this.#place(`${id}.${tag}`, naming, {
      ...below(context, id, node, tag, naming),
      isRequired: true,
    })
    const own: Alternative[] = []
    const placeOf = ([name, branch]: readonly [string, SchemaNode]): ReferencePlace => {
      const home = this.#met.get(branch.source)
      if (home !== undefined) return [home.id, home.shape]
      const inner: Shape = { keys: {} }
      if (branch.branches.size > 0) this.#fillUnion(inner, branch, id, context)
      else own.push({ name, branch, shape: inner })
      return [id, this.#push(inner)]
    }
    shape.tag = tag
    shape.branches = Object.fromEntries([...node.branches].map((each) => [each[0], placeOf(each)]))
    for (const key of new Set(own.flatMap(({ branch }) => [...branch.properties.keys()]))) {
      if (key === tag) continue
      const having = own.filter(({ branch }) => branch.properties.has(key))
      const groups = alike(having, key)
      for (const group of groups) this.#fillAlike(group, key, { id, context, isOne: groups.length === 1, of: node })
    }
  }

  #fillAlike(
    group: readonly Alternative[],
    key: string,
    { id, context, isOne, of }: { id: string; context: Context; isOne: boolean; of: SchemaNode },
  ): void {
    const [first] = group as readonly [Alternative]
    const inner = first.branch.properties.get(key) as SchemaNode
    const where = below(context, id, first.branch, key, inner)
    const onlyIn = group.length === of.branches.size ? {} : { onlyIn: group.map(({ name }) => name) }
    const place = this.#place(isOne ? `${id}.${key}` : `${id}(${first.name}).${key}`, inner, { ...where, ...onlyIn })
    for (const { shape } of group) shape.keys[key] ??= place
  }
}

interface Alternative {
  readonly name: string
  readonly branch: SchemaNode
  readonly shape: Shape
}

/** The alternatives whose key has the same schema and meaning. */
function alike(all: readonly Alternative[], key: string): Alternative[][] {
  const groups = new Map<string, Alternative[]>()
  for (const each of all) {
    const { source, schema } = each.branch.properties.get(key) as SchemaNode
    const same = `${JSON.stringify([schema['description'], schema['default']])} ${source.includes('/oneOf/') ? JSON.stringify(schema) : source}`
    groups.set(same, [...(groups.get(same) ?? []), each])
  }
  return [...groups.values()]
}

/** The key that says which alternative is meant, with the alternatives as its values. */
function namingKey({ tag = '', schema, branches, source }: SchemaNode): SchemaNode {
  const names = [...branches.keys()]
  const first = branches.values().next().value?.properties.get(tag) as SchemaNode
  const description = `Which kind it is: ${typeof schema['description'] === 'string' ? schema['description'] : 'what else may stand beside it follows from it.'}`
  const enumDescriptions = [...branches.values()].map(({ schema: { description: said = '', title } }) => said || title)
  return { ...first, source, schema: { description, type: 'string', enum: names, enumDescriptions } }
}

/** The schema with the keys of a place: its own, or those of the items of its list. Undefined for plain values. */
function holderOf(node: SchemaNode): SchemaNode | undefined {
  const holds = ({ properties, values, branches }: SchemaNode) =>
    properties.size > 0 || values !== undefined || branches.size > 0
  if (holds(node)) return node
  return node.items !== undefined && holds(node.items) ? node.items : undefined
}

/** The place that a path of known keys leads to. */
function placeAt(shapes: readonly Shape[], keys: readonly string[]): ReferencePlace {
  return keys.reduce<ReferencePlace>(([, shape = 0], key) => shapes[shape]?.keys[key] ?? [''], ['', 0])
}

function below(context: Context, parent: string, holder: SchemaNode, key: string, node: SchemaNode): Context {
  return {
    chapter: context.chapter,
    parent,
    isRequired: ((holder.schema['required'] ?? []) as string[]).includes(key),
    isInherited: context.isInherited && node.schema['x-inherit'] !== false,
    isServerOnly: context.isServerOnly || node.schema['x-visibility'] === 'server',
    ...(context.reader === undefined ? {} : { reader: context.reader }),
    ...readerOf(node),
  }
}

function readerOf({ schema }: SchemaNode): { reader?: string } {
  const reader = schema['x-reader']
  return typeof reader === 'string' ? { reader } : {}
}
