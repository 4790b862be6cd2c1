import type { SchemaNode } from '@/engine/schema/schema-node'
import { child, isJsonObject, keysOf, valueAt, type JsonValue, type Path } from '@/contract/json/json-value'
import type { Leaf, Step } from './leaves'
import { toRgb, type ColorInFile } from '@/engine/color/to-rgb'
import { sampleOf, type Targets } from './values'

/** The files of a merchant by name, without extension. */
export type Files = Readonly<Record<string, JsonValue>>

/** A leaf at one place of a merchant. */
export interface Place {
  readonly file: string
  readonly path: Path
  /** The merchant before the leaf changes, with the parents that the leaf needs. */
  readonly files: Files
}

interface Spot {
  readonly path: Path
  readonly node: SchemaNode
  readonly value: JsonValue
  readonly isMade: boolean
}

/** Where the leaf is, or may be written, in a merchant; places that need no added parents come first. */
export function placesOf(leaf: Leaf, root: SchemaNode, file: string, files: Files, targets: Targets): Place[] {
  let spots: Spot[] = [{ path: [], node: root, value: files[file] as JsonValue, isMade: false }]
  for (const step of leaf.steps) {
    const next = spots.flatMap((spot) => take(step, spot, targets))
    const standing = next.filter(({ isMade }) => !isMade)
    spots = standing.length > 0 ? standing : next
  }
  return spots.map(({ path, value }) => ({ file, path, files: { ...files, [file]: withWideColor(value, path) } }))
}

function take(step: Step, spot: Spot, targets: Targets): Spot[] {
  switch (step.kind) {
    case 'branch':
      return [branch(step, spot, targets)]
    case 'key':
      return [key(step, spot, targets)]
    case 'item':
      return [at(asList(spot), 0, spot.node.items as SchemaNode, targets)]
    case 'entry': {
      const own = keysOf(valueAt(spot.value, spot.path)).filter((name) => !spot.node.properties.has(name))
      const names = own.length > 0 ? own : entryNames(spot.node, targets)
      return names.map((name) => at(spot, name, spot.node.values as SchemaNode, targets))
    }
  }
}

/** The last key of a leaf may be missing; the parent of a further step is added. */
function key({ key: name, isRequired }: Extract<Step, { kind: 'key' }>, spot: Spot, targets: Targets): Spot {
  const node = spot.node.properties.get(name) as SchemaNode
  // A condition has exactly one key, so the new one replaces the other.
  const isAlone = spot.node.schema['maxProperties'] === 1 && valueAt(spot.value, [...spot.path, name]) === undefined
  if (isAlone) return at({ ...spot, value: withValue(spot.value, spot.path, {}) }, name, node, targets)
  const isLeaf = node.properties.size === 0 && node.values === undefined && node.branches.size === 0
  if (isRequired || !isLeaf) return at(spot, name, node, targets)
  return { ...spot, path: [...spot.path, name], node }
}

/** One shadow stands for a list of shadows. */
function asList(spot: Spot): Spot {
  const value = valueAt(spot.value, spot.path)
  return isJsonObject(value) ? { ...spot, value: withValue(spot.value, spot.path, [value]) } : spot
}

/** The `hex` of a colour is seen where its space is one that not every browser knows: the same colour in such a one. */
function withWideColor(data: JsonValue, path: Path): JsonValue {
  const place = path.slice(0, -1)
  const color = valueAt(data, place)
  if (path.at(-1) !== 'hex' || !isJsonObject(color)) return data
  const components = toRgb(color as unknown as ColorInFile).map((each) =>
    each <= 0.04045 ? each / 12.92 : ((each + 0.055) / 1.055) ** 2.4,
  )
  return withValue(data, place, { ...color, colorSpace: 'srgb-linear', components })
}

function at(spot: Spot, step: string | number, node: SchemaNode, targets: Targets): Spot {
  const path = [...spot.path, step]
  if (valueAt(spot.value, path) !== undefined) return { ...spot, path, node }
  return { path, node, value: withValue(spot.value, path, sampleOf(node, targets)), isMade: true }
}

function branch({ tag, name }: Extract<Step, { kind: 'branch' }>, spot: Spot, targets: Targets): Spot {
  const node = spot.node.branches.get(name) as SchemaNode
  if (child(valueAt(spot.value, spot.path), tag) === name) return { ...spot, node }
  return { path: spot.path, node, value: withValue(spot.value, spot.path, sampleOf(node, targets)), isMade: true }
}

/** Possible names of an entry. Each is a place of its own: a map may require names of something that exists. */
function entryNames({ keyRef, schema }: SchemaNode, targets: Targets): string[] {
  if (keyRef !== undefined) return targets(keyRef, undefined).map(String).slice(0, 3)
  const { pattern = '', enum: names } = (schema['propertyNames'] ?? {}) as { pattern?: string; enum?: string[] }
  if (names !== undefined) return names.slice(0, 3)
  return ['sample', 'username', 'w_sample', 'SAMPLE', 'SAM', 'open', 'member'].filter((name) =>
    new RegExp(pattern).test(name),
  )
}

/** A copy with another value at the path; undefined removes the key. */
export function withValue(data: JsonValue, path: Path, value: JsonValue | undefined): JsonValue {
  const [step, ...rest] = path
  if (step === undefined) return value as JsonValue
  const next = rest.length === 0 ? value : withValue(child(data, step) ?? {}, rest, value)
  if (Array.isArray(data)) return data.with(Number(step), next as JsonValue)
  const { [step]: _before, ...others } = isJsonObject(data) ? data : {}
  if (next === undefined) return others
  // An existing key keeps its position, because the order of keys is the order of entries.
  return isJsonObject(data) && step in data ? { ...data, [step]: next } : { ...others, [step]: next }
}
