export interface Schema {
  readonly type?: string
  readonly title?: string
  readonly description?: string
  readonly default?: unknown
  readonly const?: unknown
  readonly enum?: readonly string[]
  readonly enumDescriptions?: readonly string[]
  readonly items?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
  readonly additionalProperties?: Schema | boolean
  readonly required?: readonly string[]
  readonly oneOf?: readonly Schema[]
  readonly discriminator?: { readonly propertyName: string }
  readonly examples?: readonly Props[]
  readonly definitions?: Readonly<Record<string, Schema>>
  readonly $ref?: string
  readonly 'x-ref'?: string
}

export type Props = Readonly<Record<string, unknown>>

/** A schema with the file that its references are relative to. */
export interface SchemaPlace {
  readonly schema: Schema
  /** Path from the root of the repository. */
  readonly path: string
}

const files = import.meta.glob<Schema>(
  [
    '../schemas/{common,merchant}/*.schema.json',
    '../src/contract/generated/*.schema.json',
    '../src/site/{blocks,dialogs}/*/*.schema.json',
    '../src/site/panels/*/*/*.schema.json',
    '../merchants/*/blocks/*/*.schema.json',
  ],
  { eager: true, import: 'default' },
)

export function schemaFile(path: string): SchemaPlace | undefined {
  const schema = files[`../${path}`]
  return schema && { schema, path }
}

/** Resolves a reference; the description and default beside it take precedence. */
export function follow(place: SchemaPlace): SchemaPlace {
  const { $ref, ...beside } = place.schema
  if ($ref === undefined) return place
  const { pathname, hash } = new URL($ref, `file:///${place.path}`)
  const file = schemaFile(pathname.slice(1))
  if (file === undefined) throw new Error(`${place.path} refers to ${$ref}, which is not there`)
  const target = follow({ schema: at(file.schema, hash.slice(1)), path: file.path })
  return { schema: { ...target.schema, ...beside }, path: target.path }
}

export function propertyOf({ schema, path }: SchemaPlace, name: string): SchemaPlace | undefined {
  const own = schema.properties?.[name] ?? schema.additionalProperties
  return typeof own === 'object' ? follow({ schema: own, path }) : undefined
}

/** The branch of a union that the value's discriminator selects, else the place itself. */
export function branchFor(place: SchemaPlace, value: Props): SchemaPlace {
  const key = place.schema.discriminator?.propertyName
  const branches = (place.schema.oneOf ?? []).map((schema) => follow({ schema, path: place.path }))
  const chosen = key === undefined ? undefined : branches.find((each) => tagOf(each, key) === value[key])
  return chosen === undefined ? place : branchFor(chosen, value)
}

function tagOf({ schema }: SchemaPlace, key: string): unknown {
  return schema.properties?.[key]?.const
}

function at(schema: Schema, pointer: string): Schema {
  const keys = pointer.split('/').slice(1)
  return keys.reduce<unknown>((inner, key) => (inner as Props)[key], schema) as Schema
}
