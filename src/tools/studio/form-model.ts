/** The data of a form generated from a schema. Places are paths: keys from the root of the value. */

export type Json = string | number | boolean | null | Json[] | JsonMap
export interface JsonMap {
  [key: string]: Json
}

/** An edit of the value: sets it, removes it, or resets the merchant's own value to the inherited one. */
export type Edit =
  | { readonly kind: 'set'; readonly path: readonly string[]; readonly value: Json }
  | { readonly kind: 'remove'; readonly path: readonly string[] }
  | { readonly kind: 'reset'; readonly path: readonly string[] }

/** A file that contributes to the value; the one being edited comes first. */
export interface Layer {
  /** The path as shown to people: relative to the repository. */
  readonly file: string
  /** Folder of the file. */
  readonly code: string
  readonly isOwn: boolean
  /** Undefined when the file is unreadable. */
  readonly value?: Json
}

export interface FieldProblem {
  readonly severity: 'error' | 'warning'
  /** Code of the check. */
  readonly code: string
  readonly message: string
  readonly suggestions: readonly string[]
  /** JSON Pointer of the place. */
  readonly pointer: string
}

/** A possible value of a reference, with a note for the user. */
export interface Choice {
  readonly value: string
  readonly note?: string
  /** URL of a picture. */
  readonly picture?: string
}

/** The part of the schemas that the form reads. */
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

/** A value as the text of an input. */
export function textOf(value: Json | undefined): string {
  return typeof value === 'object' || value === undefined ? '' : `${value}`
}

export function valueAt(value: Json | undefined, path: readonly (string | number)[]): Json | undefined {
  return path.reduce<Json | undefined>(
    (at, key) => (typeof at === 'object' && at !== null && Object.hasOwn(at, key) ? (at as JsonMap)[key] : undefined),
    value,
  )
}

/** The value with another one at a path, or without it; missing objects along the path are created. */
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
