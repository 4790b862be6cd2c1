import type { Schema } from '@/engine/schema/schema-files'
import type { JsonValue, Path } from '@/contract/json/json-value'

/** A value that names something elsewhere. The arrays are reused by the walk: copy what must last. */
export interface Reference {
  readonly kind: string
  readonly value: string
  readonly path: Path
  readonly parents: readonly JsonValue[]
  readonly spot: 'key' | 'value'
  /** Of the place of a value; empty for a key. */
  readonly schema: Schema
}
