import type { Draft } from './draft'
import { memoiseByObject } from '@/engine/memo/memoise-by-object'

/** Memoises a function by merchant, however many checks call it. */
export function memoiseByDraft<Result>(work: (draft: Draft) => Result): (draft: Draft) => Result {
  return memoiseByObject<Draft, [], Result>(work)
}
