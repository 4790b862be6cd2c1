import type { Term } from '@/site/gateway/team/contracts'

/** A contract step after and before the change: undefined where it is new or removed. */
export interface ComparedTerm {
  readonly term: Term | undefined
  readonly before: Term | undefined
}

/** Pairs the steps with those in force, by period and position in it; removed ones come last. */
export function compareTerms(terms: readonly Term[], inForce: readonly Term[]): ComparedTerm[] {
  const left = [...inForce]
  const compared = terms.map((term): ComparedTerm => {
    const at = left.findIndex(({ period }) => period === term.period)
    return { term, before: at === -1 ? undefined : left.splice(at, 1)[0] }
  })
  return [...compared, ...left.map((before) => ({ term: undefined, before }))]
}
