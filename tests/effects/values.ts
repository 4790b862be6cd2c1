import type { SchemaNode } from '@/engine/schema/schema-node'
import type { JsonObject, JsonValue } from '@/contract/json/json-value'

/** Possible values of a reference, by its kind. */
export type Targets = (
  kind: string,
  current: JsonValue | undefined,
  schema?: SchemaNode['schema'],
) => readonly JsonValue[]

/**
 * Texts for keys that are no references: the first that a key's schema accepts is used. A new pattern needs one more.
 */
const texts = [
  ...[
    'sample',
    'Sample text',
    'other',
    'Another text',
    'USD',
    'EUR',
    '$',
    '/elsewhere',
    '/another-place',
    'https://gateway.example',
  ],
  ...['sixteen letters!', 'another 16 chars', '300', '300 900', 'U+0000-00FF', 'U+0100-02FF', 'other.example'],
  ...['#123456', '#654321'],
  ...['G-SAMPLE1', 'G-SAMPLE2', '2020-01-01T00:00:00+07:00', '2999-01-01T00:00:00Z'],
]

/** A minimal valid value: only what is required. */
export function sampleOf(node: SchemaNode, targets: Targets): JsonValue {
  const [first] = node.branches.values()
  if (first !== undefined) return sampleOf(first, targets)
  const { schema } = node
  if (schema['const'] !== undefined) return schema['const'] as JsonValue
  if (schema['title'] === 'Condition') return { session: 'guest' }
  if (node.properties.size > 0 || node.values !== undefined) return sampleObject(node, targets)
  if (node.items !== undefined || schema['type'] === 'array') return sampleList(node, targets)
  const [value] = plainValues(node, undefined, targets)
  if (value === undefined) throw new Error(`no value is known for ${JSON.stringify(schema)}: add one to texts`)
  return value
}

function sampleObject(node: SchemaNode, targets: Targets): JsonObject {
  const required = new Set((node.schema['required'] ?? []) as string[])
  const fewest = Number(node.schema['minProperties'] ?? 0)
  const keys = [...node.properties.keys()].filter((key, index) => required.has(key) || index < fewest)
  const held = keys.map((key) => [key, sampleOf(node.properties.get(key) as SchemaNode, targets)] as const)
  return Object.fromEntries([...held, ...sampleEntries(node, fewest - keys.length, targets)])
}

/** Entries of a map that must not be empty. */
function sampleEntries({ keyRef, values }: SchemaNode, count: number, targets: Targets): [string, JsonValue][] {
  if (values === undefined || count <= 0) return []
  const names = keyRef === undefined ? texts : targets(keyRef, undefined).filter((name) => typeof name === 'string')
  return names.slice(0, count).map((name) => [name, sampleOf(values, targets)])
}

function sampleList(node: SchemaNode, targets: Targets): JsonValue[] {
  const { items, schema } = node
  if (items === undefined) return []
  const values = plainValues(items, undefined, targets)
  // An order names existing entries, and here there are none yet.
  const fewest = items.ref !== undefined && values.length === 0 ? 0 : 1
  return Array.from({ length: Number(schema['minItems'] ?? fewest) }, (_, at) => values[at] ?? sampleOf(items, targets))
}

/** Other values for a place that holds `current`, the likeliest to have an effect first. They may still be refused. */
export function otherValues(node: SchemaNode, current: JsonValue | undefined, targets: Targets): JsonValue[] {
  const found = node.branches.size > 0 ? otherBranches(node, current, targets) : unbranched(node, current, targets)
  const written = JSON.stringify(current)
  return found.filter((value) => JSON.stringify(value) !== written)
}

function unbranched(node: SchemaNode, current: JsonValue | undefined, targets: Targets): JsonValue[] {
  if (node.schema['title'] === 'Condition') return [{ session: 'agent' }, { session: 'trial' }, { session: 'guest' }]
  if (node.schema['title'] === 'SectionBox') return [{ width: 'narrow' }]
  if (Array.isArray(current)) return otherLists(node, current, targets)
  if (node.items !== undefined) return [sampleList(node, targets)]
  return plainValues(node, current, targets)
}

/** One of each other branch. */
function otherBranches(node: SchemaNode, current: JsonValue | undefined, targets: Targets): JsonValue[] {
  const tag = node.tag as string
  const kind = (current as JsonObject | undefined)?.[tag]
  return [...node.branches].flatMap(([name, branch]) => (name === kind ? [] : [sampleOf(branch, targets)]))
}

function otherLists({ items }: SchemaNode, current: JsonValue[], targets: Targets): JsonValue[] {
  if (items === undefined) return [current.slice(0, -1)]
  const known = otherValues(items, undefined, targets)
  const more = known.length > 0 || items.ref !== undefined ? known : [sampleOf(items, targets)]
  const longer = more.filter((value) => !current.includes(value)).map((value) => [...current, value])
  const [first] = current
  const exchanged = first === undefined ? [] : otherValues(items, first, targets)
  return [
    current.slice(0, -1),
    current.toReversed(),
    ...exchanged.slice(0, 2).map((value) => current.with(0, value)),
    ...longer,
    ...more.map((value) => [value]),
  ]
}

function plainValues(node: SchemaNode, current: JsonValue | undefined, targets: Targets): JsonValue[] {
  const { schema, ref } = node
  if (schema['const'] !== undefined) return []
  if (ref !== undefined)
    return targets(ref, current, schema).filter((value) => value !== current && fits(value, schema))
  if (Array.isArray(schema['enum'])) return schema['enum'] as JsonValue[]
  const types = [schema['type'] ?? ['string', 'boolean', 'number']].flat() as string[]
  return types.flatMap((type) => valuesOf(type, schema, current)).filter((value) => fits(value, schema))
}

function valuesOf(type: string, schema: SchemaNode['schema'], current: JsonValue | undefined): JsonValue[] {
  if (type === 'boolean') return [true, false]
  // A small step first: a very different value may not be valid at its place.
  if (type === 'number' && typeof current === 'number') return [current - 0.01, current + 0.01, ...numbers(schema)]
  if (type === 'number' || type === 'integer') return numbers(schema)
  return type === 'string' ? texts : []
}

function numbers({ minimum = 0, maximum = 10_000 }: { minimum?: number; maximum?: number }): number[] {
  return [4, 3, 0, 2500, minimum, maximum, (minimum + maximum) / 2]
}

function fits(value: JsonValue, schema: SchemaNode['schema']): boolean {
  if (typeof value === 'number') return isInRange(value, schema)
  if (typeof value !== 'string') return true
  const {
    pattern = '',
    minLength = 0,
    maxLength = Infinity,
  } = schema as {
    readonly pattern?: string
    readonly minLength?: number
    readonly maxLength?: number
  }
  return new RegExp(pattern).test(value) && value.length >= minLength && value.length <= maxLength
}

function isInRange(value: number, { type, minimum = -Infinity, maximum = Infinity }: SchemaNode['schema']): boolean {
  const isFraction = [type].flat().includes('number')
  return (Number.isInteger(value) || isFraction) && value >= Number(minimum) && value <= Number(maximum)
}
