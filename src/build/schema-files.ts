import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, posix, relative } from 'node:path'

/** A JSON Schema as plain data: its keys are read and rewritten, never guessed. */
export type Schema = { [key: string]: unknown }

/** Schemas by their path in the repository, with forward slashes. */
export type SchemaFiles = Map<string, Schema>

const parts = ['blocks', 'dialogs'] as const
export type PartKind = (typeof parts)[number]

const schemaEnding = '.schema.json'

/** Every hand-written schema: schemas/ and the props of each part. */
export function readSchemaFiles(root: string): SchemaFiles {
  const files: SchemaFiles = new Map()
  for (const folder of ['schemas', ...parts.map((part) => `src/${part}`)]) {
    for (const name of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).sort()) {
      if (!name.endsWith(schemaEnding)) continue
      const path = join(root, folder, name)
      files.set(relative(root, path).replaceAll('\\', '/'), JSON.parse(readFileSync(path, 'utf8')) as Schema)
    }
  }
  return files
}

/** Names of the parts of a kind, read from their schemas. */
export function partNames(files: SchemaFiles, kind: PartKind): string[] {
  return [...files.keys()].filter((path) => path.startsWith(`src/${kind}/`)).map((path) => schemaName(path))
}

export function schemaName(path: string): string {
  return basename(path, schemaEnding)
}

/** Path in the repository that a `$ref` of the schema at `from` points to, and the pointer within that file. */
export function resolveRef(from: string, ref: string): { path: string; pointer: string } {
  const [file = '', pointer = ''] = ref.split('#')
  return { path: file === '' ? from : posix.normalize(posix.join(dirname(from), file)), pointer }
}

/** Calls `visit` for every object within a schema, parents first. */
export function walkSchema(schema: unknown, visit: (node: Schema) => void): void {
  if (Array.isArray(schema)) return schema.forEach((item) => walkSchema(item, visit))
  if (schema === null || typeof schema !== 'object') return
  visit(schema as Schema)
  Object.values(schema).forEach((value) => walkSchema(value, visit))
}
