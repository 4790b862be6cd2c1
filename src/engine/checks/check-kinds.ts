import type { Draft } from '@/engine/merge/draft'
import type { ErrorObject } from 'ajv'
import type { Check, FileFinding, Finding } from '@/engine/finding/check'
import type { Reference } from '@/engine/names/reference'
import type { SchemaNode } from '@/engine/schema/schema-node'
import type { JsonValue, Path } from '@/contract/json/json-value'

/** A check over the values that the schema marks with one of these `x-ref`. */
export interface ReferenceCheck extends Check {
  readonly refs: readonly string[]
  inspect(reference: Reference, draft: Draft): readonly Omit<Finding, 'path' | 'spot' | 'received'>[]
}

/** A check over a whole merchant. */
export interface MerchantCheck extends Check {
  inspect(draft: Draft): readonly FileFinding[]
}

/** A check over the errors of the schema check. */
export interface SchemaCheck extends Check {
  readonly keywords: readonly string[]
  /** Which of the mistakes with these keywords it is for; all of them, if left out. */
  applies?(mistake: Mistake): boolean
  explain(mistake: Mistake): Finding
}

export interface Mistake {
  readonly error: ErrorObject
  readonly path: Path
  /** Schema of the place, with the branch that its tag chose. */
  readonly node: SchemaNode | undefined
  readonly value: JsonValue | undefined
}
