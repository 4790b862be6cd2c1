import type { Draft } from './draft'

/** The same work, done once for each merchant that is checked, however many checks ask for it. */
export function onceADraft<Result extends object>(work: (draft: Draft) => Result): (draft: Draft) => Result {
  const known = new WeakMap<Draft, Result>()
  return (draft) => {
    const result = known.get(draft) ?? work(draft)
    known.set(draft, result)
    return result
  }
}
