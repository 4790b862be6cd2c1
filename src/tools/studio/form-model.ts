/** What a form from a schema shows and says. Places are paths: keys from the root of the value. */

export type Json = string | number | boolean | null | Json[] | JsonMap
export interface JsonMap {
  [key: string]: Json
}

/** A change of the value: a new one, one taken away, or the merchant's own one given up for what it inherits. */
export type Edit =
  | { readonly kind: 'set'; readonly path: readonly string[]; readonly value: Json }
  | { readonly kind: 'remove'; readonly path: readonly string[] }
  | { readonly kind: 'reset'; readonly path: readonly string[] }

/** A file that has a say in the value, the one being edited first. */
export interface Layer {
  /** As people see it: relative to the repository. */
  readonly file: string
  /** Folder of the file. */
  readonly code: string
  readonly isOwn: boolean
  /** Undefined when nobody can read it. */
  readonly value?: Json
}

export interface FieldProblem {
  readonly severity: 'error' | 'warning'
  /** Code of the rule. */
  readonly code: string
  readonly message: string
  readonly suggestions: readonly string[]
  /** JSON Pointer of the place. */
  readonly pointer: string
}

/** One thing that a reference may name, and what a person should know about it. */
export interface Choice {
  readonly value: string
  readonly note?: string
  /** Address of a picture. */
  readonly picture?: string
}

/** What the schemas say, as far as the form reads it. */
export interface FieldSchema {
  readonly type?: string
  readonly title?: string
  readonly description?: string
  readonly default?: Json
  readonly const?: Json
  readonly enum?: readonly Json[]
  readonly properties?: Readonly<Record<string, FieldSchema>>
  readonly additionalProperties?: FieldSchema | boolean
  readonly propertyNames?: { readonly pattern?: string; readonly enum?: readonly string[]; readonly 'x-ref'?: string }
  readonly items?: FieldSchema
  readonly required?: readonly string[]
  readonly oneOf?: readonly FieldSchema[]
  readonly discriminator?: { readonly propertyName: string }
  readonly maxProperties?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly $ref?: string
  readonly 'x-ref'?: string
}

export function isMap(value: unknown): value is JsonMap {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A value as an input shows it. */
export function textOf(value: Json | undefined): string {
  return typeof value === 'object' || value === undefined ? '' : `${value}`
}

export function valueAt(value: Json | undefined, path: readonly (string | number)[]): Json | undefined {
  return path.reduce<Json | undefined>(
    (at, key) => (typeof at === 'object' && at !== null && Object.hasOwn(at, key) ? (at as JsonMap)[key] : undefined),
    value,
  )
}

/** The value with another at a path, or without it; what holds the place is made where it is not there. */
export function withValue(value: Json | undefined, path: readonly (string | number)[], next: Json | undefined): Json {
  const [key, ...rest] = path
  if (key === undefined) return next ?? null
  const inner = rest.length === 0 ? next : withValue(valueAt(value, [key]), rest, next)
  if (Array.isArray(value)) {
    const copy = [...value]
    copy.splice(Number(key), 1, ...(inner === undefined ? [] : [inner]))
    return copy
  }
  const entries = isMap(value) ? { ...value } : {}
  if (inner === undefined) delete entries[key]
  else entries[key] = inner
  return entries
}
