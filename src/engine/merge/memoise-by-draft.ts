import type { Draft } from './draft'
import { onceAnObject } from '@/engine/memo/memoise-by-object'

/** The same work, done once for each merchant that is checked, however many checks ask for it. */
export function onceADraft<Result>(work: (draft: Draft) => Result): (draft: Draft) => Result {
  return onceAnObject<Draft, [], Result>(work)
}
