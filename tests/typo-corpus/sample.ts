import type { Mutant } from './mutant'

/** Mutants of each kind, evenly spread over its list and the same in every run; all if `most` is infinite. */
export function sampleOf(mutants: readonly Mutant[], most: number): Mutant[] {
  return byKind(mutants, ({ kind }) => kind).flatMap(([, all]) => {
    const step = Math.max(1, all.length / most)
    return all.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step))
  })
}

/** `Map.groupBy`, which Node 20 does not have. */
export function byKind<T>(all: readonly T[], kindOf: (each: T) => string): [string, T[]][] {
  const groups = new Map<string, T[]>()
  for (const each of all) {
    const group = groups.get(kindOf(each))
    if (group === undefined) groups.set(kindOf(each), [each])
    else group.push(each)
  }
  return [...groups]
}
