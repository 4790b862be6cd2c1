import { compile } from 'json-schema-to-typescript'
import { ownBlockAt } from '@/engine/schema/part-path'
import { pascalCase } from '@/engine/schema/part-schemas'
import {
  panelNames,
  partNames,
  resolveRef,
  schemaName,
  walkSchema,
  type Schema,
  type SchemaFiles,
} from '@/engine/schema/schema-files'

const banner = '/* Written by `npm run generate` from the schemas. Do not edit. */'

const textKeySchema = 'schemas/common/text-key.schema.json'

/**
 * TypeScript for the named files. All files become definitions of one schema first, so that a type used by several of
 * them is written once.
 * Types describe resolved values: a key with a default is always present.
 */
export async function typesOf(files: SchemaFiles, include: (path: string) => boolean): Promise<string> {
  const definitions: Record<string, Schema> = {}
  const reached = new Set<string>()
  const names = new Map([...files].map(([path, schema]) => [path, definitionName(path, schema)]))

  function reach(path: string): void {
    if (reached.has(path)) return
    reached.add(path)
    const schema = structuredClone(files.get(path))
    if (schema === undefined) throw new Error(`no schema at ${path}`)
    const name = names.get(path) as string
    // Two merchants may each have a block with the same name.
    if (ownBlockAt(path) !== undefined) schema['title'] = name
    const inner = (schema['definitions'] ?? {}) as Record<string, Schema>
    delete schema['definitions']
    delete schema['$schema']
    delete schema['examples']
    // The keys are known from the texts; a brand may have more, which only JSON names.
    if (path === textKeySchema) schema['tsType'] = 'KnownTextKey | OwnTextKey'
    definitions[name] = schema
    for (const [key, definition] of Object.entries(inner)) {
      definition['title'] ??= `${name}${pascalCase(key)}`
      definitions[innerName(name, key)] = definition
    }
    for (const part of [schema, ...Object.values(inner)]) {
      walkSchema(part, (node) => {
        if (typeof node['$ref'] !== 'string') return
        const target = resolveRef(path, node['$ref'])
        reach(target.path)
        node['$ref'] = `#/definitions/${pointerName(names.get(target.path) as string, target.pointer)}`
      })
    }
  }

  for (const path of files.keys()) if (include(path)) reach(path)
  const root = { title: 'AllSchemas', type: 'object', additionalProperties: false, properties: {}, definitions }
  walkSchema(root, forTypes)
  const source = await compile(root as Parameters<typeof compile>[0], 'AllSchemas', {
    bannerComment: banner,
    additionalProperties: false,
    unreachableDefinitions: true,
    ignoreMinAndMaxItems: true,
    style: { singleQuote: true, semi: false, printWidth: 120 },
  })
  const imported = reached.has(textKeySchema)
    ? `${banner}\n\nimport type { KnownTextKey, OwnTextKey } from './text-keys'\n`
    : banner
  return source
    .replace(banner, () => imported)
    .replace(/export interface AllSchemas \{[^}]*\}\n/, '')
    .replace(/\/\*\*\n \* This interface was referenced by[^]*?\*\/\n/g, '')
    .replace(/\n \*\n \* This interface was referenced by[^]*?\n \*\//g, '\n */')
}

/** The names of the components of each kind and their props, for the registries. */
export function partMaps(files: SchemaFiles): string[] {
  return [
    partMap(partNames(files, 'blocks'), 'Block'),
    partMap(partNames(files, 'dialogs'), 'Dialog'),
    partMap(panelNames(files, 'member'), 'MemberPanel'),
    partMap(panelNames(files, 'agent'), 'AgentPanel'),
  ]
}

function partMap(names: readonly string[], type: string): string {
  const lines = names.map((name) => `  '${name}': ${pascalCase(name)}Props`)
  return `export interface ${type}Props {\n${lines.join('\n')}\n}\n\nexport type ${type}Name = keyof ${type}Props\n`
}

function definitionName(path: string, schema: Schema): string {
  const own = ownBlockAt(path)
  if (own !== undefined) return `${pascalCase(own)}Props`
  return typeof schema['title'] === 'string' ? schema['title'] : pascalCase(schemaName(path))
}

function innerName(name: string, key: string): string {
  return `${name}__${key}`
}

function pointerName(name: string, pointer: string): string {
  const [, first, key, ...rest] = pointer.split('/')
  if (first === undefined) return name
  if (first !== 'definitions' || key === undefined) throw new Error(`cannot follow #${pointer} of ${name}`)
  return [innerName(name, key), ...rest].join('/')
}

/** Rewrites a node so that the type generator interprets it as intended. */
function forTypes(node: Schema): void {
  if (
    Object.keys(node).every((key) => key === 'description' || key === 'x-assumed') &&
    typeof node['description'] === 'string'
  ) {
    node['tsType'] = 'unknown'
    return
  }
  if (typeof node['$ref'] === 'string') {
    const { $ref, ...others } = node
    const keys = Object.keys(others).filter((key) => key === 'description')
    for (const key of Object.keys(node)) if (key !== 'description') Reflect.deleteProperty(node, key)
    if (keys.length === 0) node['$ref'] = $ref
    else node['allOf'] = [{ $ref }]
    return
  }
  if (node['oneOf'] !== undefined)
    for (const key of ['type', 'required', 'properties', 'discriminator']) Reflect.deleteProperty(node, key)
  if (isObject(node['properties']) && node['type'] === 'object') {
    const withDefault = Object.entries(node['properties'])
      .filter(([, value]) => isObject(value) && 'default' in value)
      .map(([key]) => key)
    node['required'] = [...new Set([...((node['required'] ?? []) as string[]), ...withDefault])]
    delete node['minProperties']
    delete node['maxProperties']
  }
}

function isObject(value: unknown): value is Schema {
  return value !== null && typeof value === 'object' && !Array.isArray(value)
}
