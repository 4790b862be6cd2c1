import { fromPointer, pointerKey } from '@/contract/json/json-pointer'
import { isJsonObject, keysOf } from '@/contract/json/json-value'
import type { OfferedName } from './editor-names'
import { isMovable, moveOf, moveSnippet } from './editor-moves'
import { entriesBeside, inside, type KnownPlace } from './known-location'
import { offered, snippetsAt } from './editor-snippets'
import { EditorUnion, type UnionSource } from './editor-union'
import { asWritten } from './editor-tokens'
import { described, typeAndWords, type Extent } from './editor-words'
import { namesRef } from './names-schema'
import { plainSchema } from '@/engine/schema/plain-schema'
import { resolveRef, schemaName, type Schema, type SchemaFiles } from '@/engine/schema/schema-files'

const limits = ['pattern', 'minLength', 'maxLength', 'minimum', 'maximum', 'minItems', 'maxItems', 'uniqueItems']
const wholeLimits = ['required', 'minProperties', 'maxProperties']

/** The information about a brand's file that its schema is generated from. */
export type KnownFile = Pick<KnownPlace, 'inherited' | 'merged'>

/**
 * Editor schemas of the files as written: complete except for the names, which names.schema.json beside them holds. The
 * schemas in schemas/merchant describe merged files and choose alternatives by `discriminator`, which editors do not
 * support.
 */
export class EditorSchemas {
  readonly #files: SchemaFiles
  /** Cached between brands, because their definitions are the same. */
  readonly #schemas = new Map<string, EditorSchema>()

  constructor(files: SchemaFiles) {
    this.#files = new Map([...files].map(([path, schema]) => [path, plainSchema(schema)]))
  }

  /** Names of a brand's files that have a schema: `menus`, or `locale` for all locale files. */
  get names(): string[] {
    return [...this.#files.keys()].filter((path) => path.startsWith(folder)).map(schemaName)
  }

  /** The schema of a file; with `known`, the schema of a particular brand's file. */
  of(name: string, known?: KnownFile): Schema {
    const schema = this.#schemas.get(name) ?? new EditorSchema(this.#files, `${folder}${name}.schema.json`)
    this.#schemas.set(name, schema)
    return schema.root(known === undefined ? undefined : { ...known, around: [] })
  }

  /** The schema of a locale file: each known key shows its current text. */
  ofTexts(texts: readonly OfferedName[]): Schema {
    const schema = this.of('locale')
    const { markdownDescription, ...text } = schema['additionalProperties'] as Schema
    const keys = texts.map(({ name, meaning }) => [name, { ...described(meaning), ...text }])
    return { ...schema, properties: { ...Object(schema['properties']), ...Object.fromEntries(keys) } }
  }
}

const folder = 'schemas/merchant/'

/** A schema under construction. */
class EditorSchema implements UnionSource {
  readonly #files: SchemaFiles
  readonly #path: string
  readonly definitions: Record<string, Schema> = {}

  constructor(files: SchemaFiles, path: string) {
    this.#files = files
    this.#path = path
  }

  root(known: KnownPlace | undefined): Schema {
    const { $schema, title } = this.schemaAt(this.#path, '')
    const root = this.convert(this.#path, '', 'layer', known)
    return { $schema, title, ...root, type: 'object', definitions: this.definitions }
  }

  schemaAt(path: string, pointer: string): Schema {
    return fromPointer(pointer).reduce((at, key) => at[key] as Schema, this.#files.get(path) as Schema)
  }

  /** The schema of a place; keywords beside a `$ref` describe the place and take precedence. */
  place(path: string, pointer: string, extent: Extent, known?: KnownPlace): Schema {
    const schema = this.schemaAt(path, pointer)
    if (typeof schema['$ref'] !== 'string') return this.convert(path, pointer, extent, known)
    const target = resolveRef(path, schema['$ref'])
    const written = this.schemaAt(target.path, target.pointer)
    const { description, default: usual } = { ...written, ...schema }
    const snippets = snippetsAt(this.#files, target.path, target.pointer)
    const about = { ...described(description, usual), ...(snippets.length > 0 ? { defaultSnippets: snippets } : {}) }
    if (isJsonObject(known?.merged) || entriesBeside(known, written).length > 0)
      return { ...this.convert(target.path, target.pointer, extent, known), ...about }
    return { ...about, allOf: [{ $ref: `#/definitions/${this.define(target.path, target.pointer, extent)}` }] }
  }

  /** The name of the definition for a schema. Descriptions are kept at each place of use. */
  define(path: string, pointer: string, extent: Extent): string {
    const name = `${schemaName(path)}${pointer.replaceAll(/\/|~1/g, '-')}${extent === 'whole' ? '-whole' : ''}`
    if (this.definitions[name] !== undefined) return name
    // Registered before it is built, because conditions are recursive.
    const definition: Schema = (this.definitions[name] = {})
    const { markdownDescription, default: usual, defaultSnippets, ...rest } = this.convert(path, pointer, extent)
    Object.assign(definition, rest)
    return name
  }

  convert(path: string, pointer: string, extent: Extent, known?: KnownPlace): Schema {
    const schema = this.schemaAt(path, pointer)
    const copied = extent === 'whole' ? [...limits, ...wholeLimits] : limits
    const snippets = snippetsAt(this.#files, path, pointer)
    const made = {
      ...described(schema['description'], schema['default']),
      ...Object.fromEntries(copied.filter((key) => key in schema).map((key) => [key, schema[key]])),
      ...typeAndWords(schema, extent),
      ...(schema['discriminator'] === undefined ? {} : new EditorUnion(this, path, pointer, extent).schema(known)),
      ...this.#inner(path, pointer, extent, known),
      ...(snippets.length > 0 ? { defaultSnippets: snippets } : {}),
      ...namesRef(schema['x-ref']),
      ...(isMovable(schema, pointer, extent) ? movable(schema, entriesBeside(known, schema)) : {}),
    }
    return asWritten(schema, made, extent, known?.merged)
  }

  #inner(path: string, pointer: string, extent: Extent, known: KnownPlace | undefined): Schema {
    const schema = this.schemaAt(path, pointer)
    const inner: Schema = {}
    if (schema['discriminator'] === undefined) {
      const properties = { ...this.properties(path, pointer, extent, known), ...this.#entries(path, pointer, known) }
      if (schema['properties'] !== undefined || Object.keys(properties).length > 0) inner['properties'] = properties
    }
    const { additionalProperties, propertyNames, items } = schema
    if (additionalProperties === false) inner['additionalProperties'] = false
    else if (additionalProperties !== undefined)
      inner['additionalProperties'] = this.place(path, `${pointer}/additionalProperties`, extent)
    const { pattern, enum: names } = Object(propertyNames) as { pattern?: string; enum?: string[] }
    if (pattern !== undefined) inner['propertyNames'] = { pattern }
    if (names !== undefined) inner['propertyNames'] = { enum: names }
    if (items !== undefined) {
      const item = this.place(path, `${pointer}/items`, 'whole')
      inner['items'] = { ...item, ...offered(entriesBeside(known, schema)) }
    }
    return inner
  }

  properties(path: string, pointer: string, extent: Extent, known?: KnownPlace): Record<string, Schema> {
    const keys = Object.keys(this.schemaAt(path, pointer)['properties'] ?? {})
    return Object.fromEntries(
      keys.map((key) => [
        key,
        this.place(path, `${pointer}/properties/${pointerKey(key)}`, extent, inside(known, key)),
      ]),
    )
  }

  /** Schemas for the entries that a brand and its templates have in a map, each with what is known of it. */
  #entries(path: string, pointer: string, known: KnownPlace | undefined): Record<string, Schema> {
    const { additionalProperties, properties } = this.schemaAt(path, pointer)
    if (!isJsonObject(additionalProperties)) return {}
    // An entry that the brand removed can be restored.
    const names = new Set([known?.inherited, known?.merged].flatMap(keysOf))
    const own = [...names].filter((key) => !(key in Object(properties)))
    return Object.fromEntries(
      own.map((key) => [key, this.place(path, `${pointer}/additionalProperties`, 'layer', inside(known, key))]),
    )
  }
}

/** A list, or moves within the template's list. */
function movable(schema: Schema, entries: readonly string[]): Schema {
  return {
    ...typeAndWords({ ...schema, type: ['array', 'object'] }, 'layer'),
    // An empty object is neither a list nor a move.
    minProperties: 1,
    additionalProperties: moveOf(entries),
    defaultSnippets: [moveSnippet(entries)],
  }
}
