import type { OfferedNames } from './editor-names'
import { isMovable, moveSnippet, orderMove } from './editor-moves'
import { nameSnippets, snippetsAt, type Snippet } from './editor-snippets'
import { EditorUnion, type UnionSource } from './editor-union'
import { described, typeAndWords, type Extent } from './editor-words'
import { resolveRef, schemaName, type Schema, type SchemaFiles } from './schema-files'

const limits = ['pattern', 'minLength', 'maxLength', 'minimum', 'maximum', 'minItems', 'maxItems', 'uniqueItems']
const wholeLimits = ['required', 'minProperties', 'maxProperties']

/**
 * Schemas of the files as they are written, for editors: by file name, each complete in itself. The schemas in
 * schemas/merchant describe merged files, and choose among alternatives by `discriminator`, which editors do not know.
 */
export function editorSchemas(files: SchemaFiles, names: OfferedNames): Map<string, Schema> {
  const merchant = [...files.keys()].filter((path) => path.startsWith('schemas/merchant/'))
  return new Map(merchant.map((path) => [`${schemaName(path)}.schema.json`, new EditorSchema(files, names).of(path)]))
}

/** One schema in the making. */
class EditorSchema implements UnionSource {
  readonly #files: SchemaFiles
  readonly #names: OfferedNames
  readonly definitions: Record<string, Schema> = {}

  constructor(files: SchemaFiles, names: OfferedNames) {
    this.#files = files
    this.#names = names
  }

  of(path: string): Schema {
    const { $schema, title } = this.schemaAt(path, '')
    const root: Schema = { ...this.convert(path, '', 'layer'), type: 'object' }
    if (schemaName(path) === 'locale') root['properties'] = { ...Object(root['properties']), ...this.#texts(path) }
    return { $schema, title, ...root, definitions: this.definitions }
  }

  schemaAt(path: string, pointer: string): Schema {
    const keys = pointer.split('/').slice(1)
    return keys.reduce((at, key) => at[key] as Schema, this.#files.get(path) as Schema)
  }

  /** The schema of a place; what stands beside a `$ref` is about the place and comes first. */
  place(path: string, pointer: string, extent: Extent): Schema {
    const schema = this.schemaAt(path, pointer)
    if (typeof schema['$ref'] !== 'string') return this.convert(path, pointer, extent)
    const target = resolveRef(path, schema['$ref'])
    const { description, default: usual } = { ...this.schemaAt(target.path, target.pointer), ...schema }
    const snippets = snippetsAt(this.#files, target.path, target.pointer)
    return {
      ...described(description, usual),
      ...(snippets.length > 0 ? { defaultSnippets: snippets } : {}),
      allOf: [{ $ref: `#/definitions/${this.define(target.path, target.pointer, extent)}` }],
    }
  }

  /** Name of the definition that stands for a schema. What describes it stands at each place. */
  define(path: string, pointer: string, extent: Extent): string {
    const name = `${schemaName(path)}${pointer.replaceAll('/', '-')}${extent === 'whole' ? '-whole' : ''}`
    if (this.definitions[name] !== undefined) return name
    // Known before it is made: a condition holds conditions.
    const definition: Schema = (this.definitions[name] = {})
    const { markdownDescription, default: usual, defaultSnippets, ...rest } = this.convert(path, pointer, extent)
    Object.assign(definition, rest, this.#offered(this.schemaAt(path, pointer), []))
    return name
  }

  convert(path: string, pointer: string, extent: Extent): Schema {
    const schema = this.schemaAt(path, pointer)
    const copied = extent === 'whole' ? [...limits, ...wholeLimits] : limits
    return {
      ...described(schema['description'], schema['default']),
      ...Object.fromEntries(copied.filter((key) => key in schema).map((key) => [key, schema[key]])),
      ...typeAndWords(schema, extent),
      ...(schema['discriminator'] === undefined ? {} : new EditorUnion(this, path, pointer, extent).schema()),
      ...this.#inner(path, pointer, extent),
      ...this.#offered(schema, snippetsAt(this.#files, path, pointer)),
      ...(isMovable(schema, pointer, extent) ? this.#movable(schema) : {}),
    }
  }

  /** A list, or moves over that of the template. */
  #movable(schema: Schema): Schema {
    this.definitions['move'] ??= orderMove
    return {
      ...typeAndWords({ ...schema, type: ['array', 'object'] }, 'layer'),
      additionalProperties: { allOf: [{ $ref: '#/definitions/move' }] },
      defaultSnippets: [moveSnippet],
    }
  }

  /** Offered, and no more than that: a brand may have names of its own. */
  #offered(schema: Schema, snippets: readonly Snippet[]): Schema {
    const names = this.#names.get(String(schema['x-ref'])) ?? []
    const all = [...snippets, ...nameSnippets(names)]
    return all.length > 0 ? { defaultSnippets: all } : {}
  }

  /** The keys that a locale file may have, each with the template's text. */
  #texts(path: string): Record<string, Schema> {
    const { markdownDescription, ...text } = this.place(path, '/additionalProperties', 'layer')
    const names = this.#names.get('text') ?? []
    return Object.fromEntries(names.map(({ name, meaning }) => [name, { ...described(meaning), ...text }]))
  }

  #inner(path: string, pointer: string, extent: Extent): Schema {
    const schema = this.schemaAt(path, pointer)
    const inner: Schema = {}
    if (schema['properties'] !== undefined && schema['discriminator'] === undefined)
      inner['properties'] = this.properties(path, pointer, extent)
    const { additionalProperties, propertyNames, items } = schema
    if (additionalProperties === false) inner['additionalProperties'] = false
    else if (additionalProperties !== undefined)
      inner['additionalProperties'] = this.place(path, `${pointer}/additionalProperties`, extent)
    const { pattern, enum: names } = Object(propertyNames) as { pattern?: string; enum?: string[] }
    if (pattern !== undefined) inner['propertyNames'] = { pattern }
    if (names !== undefined) inner['propertyNames'] = { enum: names }
    if (items !== undefined) inner['items'] = this.place(path, `${pointer}/items`, 'whole')
    return inner
  }

  properties(path: string, pointer: string, extent: Extent): Record<string, Schema> {
    const keys = Object.keys(this.schemaAt(path, pointer)['properties'] ?? {})
    return Object.fromEntries(keys.map((key) => [key, this.place(path, `${pointer}/properties/${key}`, extent)]))
  }
}
