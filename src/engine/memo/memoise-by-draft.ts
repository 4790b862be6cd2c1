import type { Draft } from '@/engine/merge/draft'
import { onceAnObject } from './memoise-by-object'

/** The same work, done once for each merchant that is checked, however many checks ask for it. */
export function onceADraft<Result>(work: (draft: Draft) => Result): (draft: Draft) => Result {
  return onceAnObject<Draft, [], Result>(work)
}
