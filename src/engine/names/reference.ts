import type { Schema } from '@/engine/schema/schema-files'
import type { JsonValue, Path } from '@/contract/json/json-value'

/** A value that refers to something elsewhere. The walk reuses the arrays: copy what must last. */
export interface Reference {
  readonly kind: string
  readonly value: string
  readonly path: Path
  readonly parents: readonly JsonValue[]
  readonly spot: 'key' | 'value'
  /** The schema of a value's place; empty for a key. */
  readonly schema: Schema
}
