import { fileURLToPath } from 'node:url'
import { allSchemas } from '@/engine/schema/all-schemas'
import { plainSchema } from '@/engine/schema/plain-schema'
import { resolveRef, walkSchema, type Schema, type SchemaFiles } from '@/engine/schema/schema-files'

const repository = fileURLToPath(new URL('../../../..', import.meta.url))

/** The schema of a merchant's file as one self-contained document: referenced schemas are in its definitions. */
export function studioSchema(key: string): Schema {
  const name = key.startsWith('locales/') ? 'locale' : key
  return plainSchema(bundle(allSchemas(repository), `schemas/merchant/${name}.schema.json`))
}

function bundle(files: SchemaFiles, start: string): Schema {
  const definitions: Schema = {}
  const nameOf = (path: string, pointer: string) => `${path}${pointer}`.replace(/[^A-Za-z0-9]+/g, '-')

  function take(path: string, pointer: string): string {
    const name = nameOf(path, pointer)
    if (!(name in definitions)) {
      // Registered before its parts are copied, because conditions are recursive.
      definitions[name] = {}
      definitions[name] = copy(path, pointer)
    }
    return `#/definitions/${name}`
  }

  function copy(path: string, pointer: string): Schema {
    const found = pointer
      .split('/')
      .slice(1)
      .reduce<unknown>((at, part) => (at as Schema)[part], files.get(path))
    const { definitions: _own, $schema: _draft, examples: _examples, ...schema } = structuredClone(found as Schema)
    walkSchema(schema, (node) => {
      if (typeof node['$ref'] !== 'string') return
      const target = resolveRef(path, node['$ref'])
      node['$ref'] = take(target.path, target.pointer)
    })
    return schema
  }

  const schema = copy(start, '')
  return { ...schema, definitions }
}
