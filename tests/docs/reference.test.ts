import { Ajv } from 'ajv'
import { expect, test } from 'vitest'
import { isJsonObject, type JsonValue } from '@/contract/json/json-value'
import { loadMerchants } from '@/engine/folder/load-merchants'
import { merchantsRoot } from '@/engine/folder/merchants-root'
import { reference, type ReferenceEntry } from '@/engine/reference/reference'
import { configFiles } from '@/engine/schema/config-files'
import { unionSchemas } from '@/engine/schema/part-schemas'
import { readSchemaFiles, resolveRef, walkSchema } from '@/engine/schema/schema-files'
import { schemaOf } from '@/engine/schema/schema-node'
import { keyExamples } from '@/tools/docs/key-examples'
import { isSinceInStep, readSince, sinceOf } from '@/tools/schema/since-file'
import { idsOfLeaf } from '@tests/effects/drawn/ids-of-leaf'
import { leavesOf } from '@tests/effects/leaves'

const { entries, shapes } = reference()
const examples = keyExamples(loadMerchants(merchantsRoot()), { entries, shapes })

test('every key that must have an effect has an entry, of its own or with what shares its schema', () => {
  const schemas = new Map([...configFiles, 'locale' as const].map((file) => [file as string, schemaOf(file)]))
  const leaves = leavesOf(schemas)
  const ids = new Set(entries.map(({ id }) => id))
  const lost = leaves.filter((leaf) => !idsOfLeaf(shapes, leaf).some((id) => ids.has(id)))
  expect(lost.map(({ name }) => name)).toEqual([])
  expect(leaves.length).toBeGreaterThan(1400)
})

test('no two entries have the same id', () => {
  const ids = entries.map(({ id }) => id)
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
})

test('every key has the day on which it came', () => {
  expect(isSinceInStep(process.cwd()), 'run npm run generate').toBe(true)
  const since = readSince(process.cwd())
  expect(entries.filter(({ id }) => !/^\d{4}-\d\d-\d\d$/.test(since[id] ?? '')).map(({ id }) => id)).toEqual([])
})

test('a key that is new came today, and one that is gone is forgotten', () => {
  const [first, second] = entries as [ReferenceEntry, ReferenceEntry]
  const since = sinceOf({ [first.id]: '2026-11-21', 'gone.key': '2026-11-21' }, '2026-12-24')
  expect(since).toMatchObject({ [first.id]: '2026-11-21', [second.id]: '2026-12-24' })
  expect(since).not.toHaveProperty(['gone.key'])
})

test('every key has an example', () => {
  expect(entries.filter(({ id }) => !examples.has(id)).map(({ id }) => id)).toEqual([])
})

test('every example is valid', () => {
  const isValid = exampleJudge()
  const wrong = entries.flatMap((entry) => isValid(entry) ?? [])
  expect(wrong).toEqual([])
})

const base = 'livery:///'

/** Judges by the schemas as they stand in their files; undefined when the example is valid. */
function exampleJudge(): (entry: ReferenceEntry) => string | undefined {
  const files = readSchemaFiles(process.cwd())
  files.delete('schemas/common/rule-check.schema.json')
  for (const [path, schema] of unionSchemas(files)) files.set(path, schema)
  const ajv = new Ajv({ discriminator: true, strict: false, unicodeRegExp: false })
  for (const [path, schema] of files) {
    const { $schema: _, ...copy } = structuredClone(schema)
    walkSchema(copy, (node) => {
      if (typeof node['$ref'] !== 'string') return
      const target = resolveRef(path, node['$ref'])
      node['$ref'] = `${base}${target.path}#${target.pointer}`
    })
    ajv.addSchema({ ...copy, $id: base + path })
  }
  return ({ id, node, parent }) => {
    const example = examples.get(id)
    if (example === undefined) return undefined
    // The example of a part is that of its props.
    const judged = parent === undefined ? (node.properties.get('props') ?? node) : node
    const listed = judged.schema['enum']
    const value = JSON.stringify(example.value)
    if (Array.isArray(listed)) return listed.includes(example.value) ? undefined : `${id}: ${value} is not listed`
    const validate = ajv.getSchema(base + judged.source.replaceAll(' ', '%20'))
    if (validate === undefined) return `${id}: there is no schema at ${judged.source}`
    return validate(inLists(example.value, judged.schema['type'] === 'array')) === true
      ? undefined
      : `${id} (${example.from}): ${ajv.errorsText(validate.errors)} in ${value.slice(0, 120)}`
  }
}

/** One shadow may stand without a list: tokens are read before a schema judges them. */
function inLists(value: JsonValue, isList: boolean): JsonValue {
  if (Array.isArray(value) || !isJsonObject(value)) return value
  if (isList) return [value]
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, inLists(inner, key === '$value' && isShadow(inner))]),
  )
}

function isShadow(value: JsonValue): boolean {
  return isJsonObject(value) && 'offsetX' in value
}
