import { isJsonObject, type JsonObject, type JsonValue, type Path } from '@/contract/json/json-value'
import { isShared } from '@/contract/json/shared-parts'
import type { Reference } from '@/engine/names/reference'
import { someNode, type SchemaNode } from '@/engine/schema/schema-node'

/** An object that brands share, with its place. The walk reuses the arrays. */
export interface SharedPart {
  readonly part: JsonObject
  readonly node: SchemaNode
  readonly path: Path
  readonly parents: readonly JsonValue[]
}

type Visit = (reference: Reference) => void
type Takes = (part: SharedPart) => boolean

/**
 * Calls `visit` for each string that the schema marks as a reference. `takes` is called for each part that brands
 * share: if it returns true, the walk skips the part.
 */
export function walkReferences(root: SchemaNode, data: JsonValue, visit: Visit, takes?: Takes): void {
  new Walk(visit, takes).walk(wayOf(root), data)
}

class Walk {
  readonly #visit: Visit
  readonly #takes: Takes | undefined
  readonly #path: (string | number)[] = []
  readonly #parents: JsonValue[] = []

  constructor(visit: Visit, takes: Takes | undefined) {
    this.#visit = visit
    this.#takes = takes
  }

  walk(place: Way, value: JsonValue): void {
    const way = branchOf(place, value)
    if (!way.leads) return
    const [path, parents] = [this.#path, this.#parents]
    if (way.ref !== undefined && typeof value === 'string')
      this.#visit({ kind: way.ref, value, path, parents, spot: 'value', schema: way.schema })
    if (typeof value !== 'object' || value === null) return
    if (isShared(value) && isJsonObject(value) && this.#takes?.({ part: value, node: place.node, path, parents }))
      return
    parents.push(value)
    if (isJsonObject(value)) this.#walkObject(way, value)
    else if (way.items?.leads === true) for (const [index, item] of value.entries()) this.#step(index, way.items, item)
    parents.pop()
  }

  #walkObject({ properties, values, keyRef }: Way, object: JsonObject): void {
    for (const key of Object.keys(object)) {
      const inner = properties.get(key) ?? values
      if (inner !== undefined && (inner.leads || keyRef !== undefined))
        this.#step(key, inner, object[key] as JsonValue, keyRef)
    }
  }

  #step(key: string | number, way: Way, value: JsonValue, keyRef?: string): void {
    const [path, parents] = [this.#path, this.#parents]
    path.push(key)
    if (keyRef !== undefined) this.#visit({ kind: keyRef, value: String(key), path, parents, spot: 'key', schema: {} })
    this.walk(way, value)
    path.pop()
  }
}

/** A place of the schema and what is below it. Computed once for each place, not for each of millions of values. */
interface Way extends Pick<SchemaNode, 'schema' | 'ref' | 'keyRef' | 'tag'> {
  readonly node: SchemaNode
  /** Whether a value at this place may contain a reference. Large parts of a theme never do. */
  readonly leads: boolean
  properties: ReadonlyMap<string, Way>
  values: Way | undefined
  items: Way | undefined
  branches: ReadonlyMap<string, Way>
}

const ways = new WeakMap<SchemaNode, Way>()

function wayOf(node: SchemaNode): Way {
  const known = ways.get(node)
  if (known !== undefined) return known
  const { schema, ref, keyRef, tag } = node
  const none: ReadonlyMap<string, Way> = new Map()
  const start = { properties: none, values: undefined, items: undefined, branches: none }
  const way: Way = { node, schema, ref, keyRef, tag, leads: leadsToReference(node), ...start }
  // Registered before its parts are built, because conditions are recursive.
  ways.set(node, way)
  way.properties = new Map([...node.properties].map(([key, inner]) => [key, wayOf(inner)]))
  way.branches = new Map([...node.branches].map(([name, branch]) => [name, wayOf(branch)]))
  if (node.values !== undefined) way.values = wayOf(node.values)
  if (node.items !== undefined) way.items = wayOf(node.items)
  return way
}

/** Same as `chooseBranch` for nodes. */
function branchOf(way: Way, value: JsonValue): Way {
  if (way.tag === undefined || !isJsonObject(value) || !Object.hasOwn(value, way.tag)) return way
  const written = value[way.tag]
  const branch = typeof written === 'string' ? way.branches.get(written) : undefined
  return branch === undefined ? way : branchOf(branch, value)
}

function leadsToReference(root: SchemaNode): boolean {
  return someNode(root, ({ ref, keyRef }) => ref !== undefined || keyRef !== undefined)
}
