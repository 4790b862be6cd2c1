import { child } from '@/contract/json/json-value'
import type { KnownPlace } from './known-location'
import { described, type Extent } from './editor-words'
import { resolveRef, type Schema } from '@/engine/schema/schema-files'

/** Where the union gets its parts: the schema under construction. */
export interface UnionSource {
  readonly definitions: Readonly<Record<string, Schema>>
  schemaAt(path: string, pointer: string): Schema
  convert(path: string, pointer: string, extent: Extent, known?: KnownPlace): Schema
  define(path: string, pointer: string, extent: Extent): string
}

/** An alternative before its schema is built. */
interface Alternative {
  readonly name: string
  readonly description: unknown
  readonly path: string
  readonly pointer: string
}

interface Branch extends Alternative {
  readonly schema: Schema
}

/**
 * Alternatives chosen by a discriminator, written as a chain of conditions, so that each mistake is reported only
 * against the alternative that was meant. If the discriminator is missing, the template's applies, so any key of any
 * alternative is allowed.
 */
export class EditorUnion {
  readonly #editor: UnionSource
  readonly #tag: string
  readonly #extent: Extent
  readonly #path: string
  readonly #pointer: string
  readonly #alternatives: readonly Alternative[]
  #branches: readonly Branch[] = []

  constructor(editor: UnionSource, path: string, pointer: string, extent: Extent) {
    this.#editor = editor
    this.#extent = extent
    this.#path = path
    this.#pointer = pointer
    const schema = editor.schemaAt(path, pointer)
    this.#tag = (schema['discriminator'] as { propertyName: string }).propertyName
    this.#alternatives = (schema['oneOf'] as Schema[]).map((_, index) =>
      this.#alternative(path, `${pointer}/oneOf/${index}`),
    )
  }

  schema(known?: KnownPlace): Schema {
    const meant = this.#meant(known)
    if (meant !== undefined) return this.#unlessAnother(meant, known)
    const words = this.#alternatives.map(({ name }) => name)
    const meanings = this.#alternatives.map(({ description }) => String(description))
    const tag = { enum: words, enumDescriptions: meanings }
    const properties = { [this.#tag]: { ...described(`One of: ${words.join(', ')}.`), ...tag } }
    this.#branches = this.#alternatives.map((each) => ({ ...each, schema: this.#schemaOf(each) }))
    return { properties, ...this.#chain() }
  }

  /** The alternative that applies when a file does not name one. */
  #meant(known: KnownPlace | undefined): Alternative | undefined {
    const name = child(known?.inherited, this.#tag) ?? child(known?.merged, this.#tag)
    return this.#alternatives.find((each) => each.name === name)
  }

  /**
   * A file that names no alternative, or the one that applies, is validated against it, unless it seems to misspell
   * another.
   */
  #unlessAnother(meant: Alternative, known: KnownPlace | undefined): Schema {
    const named = { properties: { [this.#tag]: { const: meant.name, doNotSuggest: true } } }
    const isThis = { allOf: [named, { not: this.#misspelt(meant) }] }
    const any = `#/definitions/${this.#editor.define(this.#path, this.#pointer, this.#extent)}`
    return {
      properties: { [this.#tag]: { allOf: [{ $ref: `${any}/properties/${this.#tag}` }] } },
      if: isThis,
      then: this.#schemaOf(meant, known),
      else: { allOf: [{ $ref: any }] },
    }
  }

  /** Matches keys of another alternative beside an unknown key: the discriminator is then misspelt. */
  #misspelt(meant: Alternative): Schema {
    const own = this.#keysOf(meant)
    const all = [...new Set(this.#alternatives.flatMap((each) => this.#keysOf(each)))]
    const foreign = all.filter((key) => !own.includes(key))
    const isForeign = { anyOf: foreign.map((key) => ({ required: [key] })) }
    return { allOf: [isForeign, { not: { required: [this.#tag] } }, { not: { propertyNames: { enum: all } } }] }
  }

  #keysOf({ path, pointer }: Alternative): string[] {
    return Object.keys(Object(this.#editor.schemaAt(path, pointer)['properties']) as object)
  }

  #chain(): Schema {
    return this.#branches.reduceRight<Schema>((rest, { name, schema }) => {
      const isThis = { required: [this.#tag], properties: { [this.#tag]: { const: name, doNotSuggest: true } } }
      return { if: isThis, then: this.#withRemovals(schema), else: rest }
    }, this.#untagged())
  }

  /** A layer that chooses another alternative than its template may remove the keys that only the template's has. */
  #withRemovals(schema: Schema): Schema {
    if (this.#extent === 'whole') return schema
    const own = new Set(propertiesIn(schema).map(([key]) => key))
    const others = this.#branches.flatMap((branch) => propertiesIn(branch.schema).map(([key]) => key))
    const removals = others.filter((key) => !own.has(key)).map((key) => [key, removal] as const)
    return withProperties(schema, Object.fromEntries(removals))
  }

  #alternative(path: string, pointer: string): Alternative {
    const written = this.#editor.schemaAt(path, pointer)
    const target = typeof written['$ref'] === 'string' ? resolveRef(path, written['$ref']) : { path, pointer }
    const { description, properties } = this.#editor.schemaAt(target.path, target.pointer)
    const tag = (properties as Record<string, Schema>)[this.#tag]
    return { name: String(tag?.['const']), description, ...target }
  }

  #schemaOf({ path, pointer, description }: Alternative, known?: KnownPlace): Schema {
    const { markdownDescription, ...schema } = this.#editor.convert(path, pointer, this.#extent, known)
    const kept = (schema['properties'] ?? {}) as Record<string, Schema>
    schema['properties'] = { ...kept, [this.#tag]: described(description) }
    return schema
  }

  /** Keys that mean the same in all alternatives have their full schema; the others only a description. */
  #untagged(): Schema {
    const keys = new Map<string, Schema[]>()
    for (const { schema } of this.#branches)
      for (const [key, place] of propertiesIn(schema)) keys.set(key, [...(keys.get(key) ?? []), place])
    const properties = [...keys].map(([key, places]) => [key, this.#common(places)] as const)
    return { properties: { ...Object.fromEntries(properties), [this.#tag]: {} }, additionalProperties: false }
  }

  #common(places: Schema[]): Schema {
    const [first = {}, ...others] = differing(places)
    if (others.length === 0) return first
    const properties = new Map<string, Schema[]>()
    for (const [key, place] of [first, ...others].flatMap((each) => propertiesIn(this.#target(each))))
      properties.set(key, [...(properties.get(key) ?? []), place])
    const agreed = [...properties].map(([key, all]) => [key, agreedOn(all)] as const)
    return { ...onlyDescription(first), ...(agreed.length > 0 ? { properties: Object.fromEntries(agreed) } : {}) }
  }

  #target(place: Schema): Schema {
    const [{ $ref = '' } = {}] = (place['allOf'] ?? []) as { $ref?: string }[]
    return this.#editor.definitions[$ref.replace('#/definitions/', '')] ?? place
  }
}

const removal: Schema = { type: 'null', doNotSuggest: true }

/** The schema and its nested alternatives with additional properties. */
function withProperties(schema: Schema, more: Record<string, Schema>): Schema {
  const nested = ['then', 'else'].filter((key) => schema[key] !== undefined)
  return {
    ...schema,
    properties: { ...more, ...Object(schema['properties']) },
    ...Object.fromEntries(nested.map((key) => [key, withProperties(schema[key] as Schema, more)])),
  }
}

function propertiesIn(schema: Schema): [string, Schema][] {
  const nested = [schema['then'], schema['else']].filter((each) => each !== undefined) as Schema[]
  return [...Object.entries((schema['properties'] ?? {}) as Record<string, Schema>), ...nested.flatMap(propertiesIn)]
}

/** The schemas without those that differ only in their description. */
function differing(places: readonly Schema[]): Schema[] {
  const byRule = places.map((place): [string, Schema] => {
    const { markdownDescription, ...rules } = place
    return [JSON.stringify(rules), place]
  })
  return [...new Map(byRule.toReversed()).values()].toReversed()
}

function agreedOn(places: readonly Schema[]): Schema {
  const [first = {}, ...others] = differing(places)
  return others.length === 0 ? first : onlyDescription(first)
}

function onlyDescription({ markdownDescription }: Schema): Schema {
  return markdownDescription === undefined ? {} : { markdownDescription }
}
