import type { Draft } from '@/engine/merge/draft'
import type { ErrorObject } from 'ajv'
import type { Check, FileFinding, Finding } from '@/engine/finding/check'
import type { Reference } from '@/engine/names/reference'
import type { SchemaNode } from '@/engine/schema/schema-node'
import type { JsonValue, Path } from '@/contract/json/json-value'

/** A check over the values that the schema marks with one of these `x-ref` kinds. */
export interface ReferenceCheck extends Check {
  readonly refs: readonly string[]
  inspect(reference: Reference, draft: Draft): readonly Omit<Finding, 'path' | 'spot' | 'received'>[]
}

/** A check over a whole merchant. */
export interface MerchantCheck extends Check {
  /** Whether a mistake in a token is one of the token that it stands for. */
  readonly isOfValue?: true
  /** Whether it needs the brand's code, name, hosts or assets. Other checks do not see them: see `AlikeDrafts`. */
  readonly isOfBrand?: true
  inspect(draft: Draft): readonly FileFinding[]
}

/** A check over the errors of schema validation. */
export interface SchemaCheck extends Check {
  readonly keywords: readonly string[]
  /** Whether it handles a mistake with one of these keywords; all of them if left out. */
  applies?(mistake: Mistake): boolean
  explain(mistake: Mistake): Finding
}

export interface Mistake {
  readonly error: ErrorObject
  readonly path: Path
  /** The schema of the place, with the union branch that the discriminator selected. */
  readonly node: SchemaNode | undefined
  readonly value: JsonValue | undefined
}
