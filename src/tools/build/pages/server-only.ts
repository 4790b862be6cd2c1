import { resolveRef, type Schema, type SchemaFiles } from '@/engine/schema/schema-files'

interface Place {
  readonly path: string
  readonly schema: Schema
}

/** Throws when boot data contains a value that a merchant's schema marks as server-only. */
export function assertForBrowsers(files: SchemaFiles, boot: object): void {
  const found = Object.entries(boot).flatMap(([name, value]) => {
    const path = `schemas/merchant/${name}.schema.json`
    return files.has(path) ? serverOnlyValues(files, path, value).map((pointer) => `${name}${pointer}`) : []
  })
  if (found.length > 0)
    throw new Error(`These are marked x-visibility server and must not reach a browser: ${found.join(', ')}`)
}

const known = new WeakMap<Schema, boolean>()

/** Whether a place, or one below it, is marked. Hardly any is, so most values can be skipped. */
function leadsToMark(files: SchemaFiles, start: Place): boolean {
  const before = known.get(start.schema)
  if (before !== undefined) return before
  const seen = new Set<Schema>()
  const search = (place: Place): boolean => {
    if (seen.has(place.schema)) return false
    seen.add(place.schema)
    const target = follow(files, place)
    const within = Object.values(place.schema).filter((each) => typeof each === 'object' && each !== null)
    return (
      place.schema['x-visibility'] === 'server' ||
      (target !== undefined && search(target)) ||
      within.some((each) => search({ ...place, schema: each as Schema }))
    )
  }
  const leads = search(start)
  known.set(start.schema, leads)
  return leads
}

/**
 * JSON Pointers of the values within `value` that the schema at `path` marks `"x-visibility": "server"`. Nothing sent
 * to a browser may contain one.
 */
export function serverOnlyValues(files: SchemaFiles, path: string, value: unknown): string[] {
  return visit(files, { path, schema: files.get(path) ?? {} }, value, '')
}

function visit(files: SchemaFiles, place: Place, value: unknown, pointer: string): string[] {
  if (!leadsToMark(files, place)) return []
  if (place.schema['x-visibility'] === 'server') return [pointer]
  const target = follow(files, place)
  const within = target === undefined ? [] : visit(files, target, value, pointer)
  return [...within, ...branches(place, value).flatMap((branch) => visit(files, branch, value, pointer)), ...members()]

  function members(): string[] {
    if (typeof value !== 'object' || value === null) return []
    return Object.entries(value).flatMap(([key, member]) => {
      const schema = memberSchema(place.schema, key, Array.isArray(value))
      return schema === undefined ? [] : visit(files, { ...place, schema }, member, `${pointer}/${key}`)
    })
  }
}

function follow(files: SchemaFiles, { path, schema }: Place): Place | undefined {
  if (typeof schema['$ref'] !== 'string') return undefined
  const target = resolveRef(path, schema['$ref'])
  const file = files.get(target.path)
  if (file === undefined) throw new Error(`${path} refers to ${target.path}, which is no schema`)
  return { path: target.path, schema: partOf(file, target.pointer) }
}

function partOf(schema: Schema, pointer: string): Schema {
  const keys = pointer.split('/').slice(1)
  return keys.reduce((node, key) => (node[key] ?? {}) as Schema, schema)
}

/** The branches of a union that are compatible with the value's discriminator (`"block"`, `"action"`). */
function branches({ path, schema }: Place, value: unknown): Place[] {
  const listed = ['oneOf', 'anyOf', 'allOf'].flatMap((key) => (schema[key] ?? []) as Schema[])
  return listed.filter((branch) => !contradicts(branch, value)).map((branch) => ({ path, schema: branch }))
}

function contradicts(branch: Schema, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  return Object.entries((branch['properties'] ?? {}) as Record<string, Schema>).some(
    ([key, { const: constant }]) => constant !== undefined && key in value && (value as Schema)[key] !== constant,
  )
}

function memberSchema(schema: Schema, key: string, isArray: boolean): Schema | undefined {
  if (isArray) return asSchema(schema['items'])
  return asSchema((schema['properties'] as Schema | undefined)?.[key]) ?? asSchema(schema['additionalProperties'])
}

function asSchema(value: unknown): Schema | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Schema) : undefined
}
