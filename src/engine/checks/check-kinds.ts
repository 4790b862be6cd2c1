import type { Draft } from '@/engine/merge/draft'
import type { Check, FileFinding, Finding, Reference } from '@/engine/finding/check'

/** A check over the values that the schema marks with one of these `x-ref`. */
export interface ReferenceCheck extends Check {
  readonly refs: readonly string[]
  inspect(reference: Reference, draft: Draft): readonly Omit<Finding, 'path' | 'spot' | 'received'>[]
}

/** A check over a whole merchant. */
export interface MerchantCheck extends Check {
  inspect(draft: Draft): readonly FileFinding[]
}
