import { resolveRef, walkSchema, type Schema, type SchemaFiles } from '@/engine/schema/schema-files'

/** Objects that accept undeclared keys, by their title or keys. */
export function openObjects(schema: Schema): string[] {
  const open: string[] = []
  walkSchema(schema, (node) => {
    // Each branch of a union is checked by itself.
    if (node['discriminator'] !== undefined) return
    if (node['type'] !== 'object' || node['additionalProperties'] !== undefined) return
    const { title, properties = {} } = node
    open.push(typeof title === 'string' ? title : Object.keys(properties as object).join())
  })
  return open
}

/**
 * Keys without a description, neither of their own nor of the schema that they refer to. `path` is the schema's own.
 */
export function undescribedKeys(schema: Schema, path: string, files: SchemaFiles): string[] {
  const missing: string[] = []
  walkSchema(schema, (node) => {
    const { properties } = node
    if (typeof properties !== 'object' || properties === null) return
    for (const [key, value] of Object.entries(properties as Record<string, Schema>)) {
      const target = typeof value['$ref'] === 'string' ? files.get(resolveRef(path, value['$ref']).path) : undefined
      if (typeof (value['description'] ?? target?.['description']) !== 'string') missing.push(key)
    }
  })
  return missing
}
