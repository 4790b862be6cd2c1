import type { MerchantSet } from '@/engine/folder/load-merchants'
import type { Check } from '@/engine/finding/check'
import { reference, type ReferenceEntry } from '@/engine/reference/reference'
import type { ReferenceShapes } from '@/engine/reference/reference-shape'
import type { Since } from '@/tools/schema/since-file'
import { checksByKey } from './check-mentions'
import { keyExamples, type KeyExample } from './key-examples'
import type { KeyEffects } from './key-effect'

/** All that the page tells. */
export interface ReferenceData {
  readonly entries: readonly ReferenceEntry[]
  readonly shapes: ReferenceShapes
  readonly since: Since
  readonly effects: KeyEffects
  readonly examples: ReadonlyMap<string, KeyExample>
  readonly checks: ReadonlyMap<string, readonly Check[]>
  /** The keys of each entry, by its id. */
  readonly children: ReadonlyMap<string, readonly ReferenceEntry[]>
}

export function referenceData(
  set: MerchantSet,
  { since, effects }: { since: Since; effects: KeyEffects },
): ReferenceData {
  const { entries, shapes } = reference()
  const children = new Map<string, ReferenceEntry[]>()
  for (const entry of entries) {
    const { parent } = entry
    if (parent !== undefined) children.set(parent, [...(children.get(parent) ?? []), entry])
  }
  const examples = keyExamples(set, { entries, shapes })
  return { entries, shapes, since, effects, examples, checks: checksByKey(shapes), children }
}
