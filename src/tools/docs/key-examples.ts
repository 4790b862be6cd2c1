import { isJsonObject, type JsonValue, type Path } from '@/contract/json/json-value'
import { isTemplate } from '@/engine/folder/lineage'
import type { MerchantSet } from '@/engine/folder/load-merchants'
import { shownPath } from '@/engine/folder/merchants-root'
import { targetRange } from '@/engine/merge/locate'
import type { Reference } from '@/engine/reference/reference'
import type { ReferencePlace } from '@/engine/reference/reference-shape'
import { configFiles } from '@/engine/schema/config-files'

/** A value that is known to be valid for a key, and where it stands. */
export interface KeyExample {
  readonly value: JsonValue
  /** `merchants/base/site.json:12`, or the schema. */
  readonly from: string
  readonly isTemplate: boolean
}

type Locate = (path: Path) => Omit<KeyExample, 'value'>

/** A value for each key, by the id of its entry: the template's, another brand's, the schema's example, or the default. */
export function keyExamples(set: MerchantSet, reference: Reference): ReadonlyMap<string, KeyExample> {
  const collected = new ExampleCollector(reference)
  const sorted = [...set.folders.values()].toSorted((a, b) => Number(isTemplate(b)) - Number(isTemplate(a)))
  for (const folder of sorted)
    for (const [key, file] of folder.files) {
      const place = placeOfFile(reference, key)
      if (place === undefined || file.value === undefined) continue
      collected.walk(file.value, place, [], (path) => ({
        from: `${shownPath(set.root, file.path)}:${targetRange(file, path, 'value').range.start.line}`,
        isTemplate: isTemplate(folder),
      }))
    }
  for (const { id, node } of reference.entries) {
    const from = { from: node.source.split('#')[0] ?? '', isTemplate: false }
    const place = placeOf(id, collected.shapeOf(id))
    for (const value of (node.schema['examples'] ?? []) as JsonValue[]) collected.walk(value, place, [], () => from)
    const props = node.properties.get('props')?.schema['examples'] ?? []
    for (const value of props as JsonValue[]) collected.walk(value, place, [], () => from)
    const usual = node.schema['default'] as JsonValue | undefined
    const first = ((node.schema['enum'] ?? []) as JsonValue[])[0]
    const last = node.schema['const'] ?? usual ?? first ?? (node.schema['type'] === 'boolean' ? true : undefined)
    if (last !== undefined) collected.walk(last as JsonValue, place, [], () => from)
  }
  fillIn(collected.found, reference)
  return collected.found
}

/** A place that nobody writes yet is written as another one of its kind, and an object that says nothing gets a key. */
function fillIn(found: Map<string, KeyExample>, { entries }: Reference): void {
  for (const { id, keysOf } of entries) {
    const alike = keysOf === undefined || found.has(id) ? undefined : found.get(keysOf)
    if (alike !== undefined) found.set(id, alike)
  }
  for (const { id, parent = '', onlyIn } of entries.toReversed()) {
    const above = found.get(parent)
    const own = found.get(id)
    const key = id.slice(parent.length + 1)
    if (above === undefined || own === undefined || onlyIn !== undefined || /[*().]/.test(key)) continue
    if (isJsonObject(above.value) && isEmpty(above.value)) found.set(parent, { ...above, value: { [key]: own.value } })
  }
}

function placeOfFile({ shapes }: Reference, key: string): ReferencePlace | undefined {
  if (key.startsWith('locales/')) return shapes[shapes[0]?.keys['locales']?.[1] ?? -1]?.any
  return (configFiles as readonly string[]).includes(key) ? shapes[0]?.keys[key] : undefined
}

function placeOf(id: string, shape: number | undefined): ReferencePlace {
  return shape === undefined ? [id] : [id, shape]
}

class ExampleCollector {
  readonly found = new Map<string, KeyExample>()
  readonly #shapes: Reference['shapes']
  /** The first place of each shape, which tells of its keys. */
  readonly #owners = new Map<number, string>()
  readonly #shapeOf = new Map<string, number | undefined>()

  constructor({ shapes }: Reference) {
    this.#shapes = shapes
    for (const { keys, any, isList } of shapes)
      for (const [id, shape] of [...Object.values(keys), ...(any === undefined || isList === true ? [] : [any])]) {
        this.#shapeOf.set(id, shape)
        if (shape !== undefined && !this.#owners.has(shape)) this.#owners.set(shape, id)
      }
  }

  shapeOf(id: string): number | undefined {
    return this.#shapeOf.get(id)
  }

  walk(value: JsonValue, [id, number]: ReferencePlace, path: Path, locate: Locate): void {
    // What a brand takes away from its template.
    if (value === null) return
    this.#note(id, value, path, locate)
    const shape = number === undefined ? undefined : this.#shapes[number]
    if (shape === undefined) return
    const owner = this.#owners.get(number as number)
    if (owner !== undefined && owner !== id) this.#note(owner, value, path, locate)
    if (shape.isList === true && !Array.isArray(value) && shape.any !== undefined)
      return this.walk(value, shape.any, path, locate)
    const kind = isJsonObject(value) && shape.tag !== undefined ? value[shape.tag] : undefined
    const branch = typeof kind === 'string' ? shape.branches?.[kind] : undefined
    if (branch !== undefined) this.#walkBranch(value, branch, path, locate)
    const entries = Array.isArray(value) ? value.entries() : isJsonObject(value) ? Object.entries(value) : []
    for (const [key, inner] of entries) {
      const place = Object.hasOwn(shape.keys, key) ? shape.keys[String(key)] : shape.any
      if (place !== undefined) this.walk(inner, place, [...path, key], locate)
    }
  }

  /** A part stands under its own name as the props that it is given. */
  #walkBranch(value: JsonValue, branch: ReferencePlace, path: Path, locate: Locate): void {
    const isPart = isJsonObject(value) && this.#shapes[branch[1] ?? -1]?.keys['props']?.[0] === branch[0]
    if (isPart) this.walk(value['props'] ?? {}, branch, [...path, 'props'], locate)
    else this.walk(value, branch, path, locate)
  }

  #note(id: string, value: JsonValue, path: Path, locate: Locate): void {
    const known = this.found.get(id)
    if (known === undefined || (isEmpty(known.value) && !isEmpty(value))) this.found.set(id, { value, ...locate(path) })
  }
}

/** Nothing to learn from. */
function isEmpty(value: JsonValue): boolean {
  return value === '' || (typeof value === 'object' && value !== null && Object.keys(value).length === 0)
}
