import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, posix, relative } from 'node:path'
import { ownBlockAt, partKinds, type PartKind } from './part-path'

/** A JSON Schema as plain data, without assumptions about its keys. */
export type Schema = { [key: string]: unknown }

/** Schemas by their path in the repository, with forward slashes. */
export type SchemaFiles = Map<string, Schema>

const schemaEnding = '.schema.json'

/** Every hand-written schema: schemas/, the props of each component, and those of the merchants' own blocks. */
export function readSchemaFiles(root: string): SchemaFiles {
  const files: SchemaFiles = new Map()
  for (const folder of ['schemas', ...partKinds.map((part) => `src/site/${part}`), ...ownBlockFolders(root)]) {
    for (const name of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).sort()) {
      if (!name.endsWith(schemaEnding)) continue
      const path = join(root, folder, name)
      files.set(relative(root, path).replaceAll('\\', '/'), JSON.parse(readFileSync(path, 'utf8')) as Schema)
    }
  }
  return files
}

function ownBlockFolders(root: string): string[] {
  const merchants = readdirSync(join(root, 'merchants')).sort()
  return merchants.map((code) => `merchants/${code}/blocks`).filter((folder) => existsSync(join(root, folder)))
}

/** Names of the components of a kind, taken from their schemas; the merchants' own blocks come last. */
export function partNames(files: SchemaFiles, kind: PartKind): string[] {
  const shared = [...files.keys()]
    .filter((path) => path.startsWith(`src/site/${kind}/`))
    .map((path) => schemaName(path))
  return kind === 'blocks' ? [...shared, ...ownBlockNames(files)] : shared
}

/** Names of what a centre may show: its panels, and the merchants' own blocks. */
export function panelNames(files: SchemaFiles, centre: 'member' | 'agent'): string[] {
  return [...partNames(files, `panels/${centre}`), ...ownBlockNames(files)]
}

function ownBlockNames(files: SchemaFiles): string[] {
  return [...files.keys()].flatMap((path) => ownBlockAt(path) ?? [])
}

export function schemaName(path: string): string {
  return basename(path, schemaEnding)
}

/** Path in the repository that a `$ref` of the schema at `from` refers to, and the JSON Pointer within that file. */
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
