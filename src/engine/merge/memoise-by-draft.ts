import type { Draft } from './draft'
import { memoiseByObject } from '@/engine/memo/memoise-by-object'

/** The same work, done once for each merchant that is checked, however many checks ask for it. */
export function memoiseByDraft<Result>(work: (draft: Draft) => Result): (draft: Draft) => Result {
  return memoiseByObject<Draft, [], Result>(work)
}
