import { unionSchemas } from './part-schemas'
import { readSchemaFiles, type SchemaFiles } from './schema-files'

/** Every schema that a `$ref` may refer to: the hand-written ones and the unions generated from the components. */
export function allSchemas(root: string): SchemaFiles {
  const files = readSchemaFiles(root)
  return new Map([...files, ...unionSchemas(files)])
}
