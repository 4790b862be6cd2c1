import type { Term } from '@/site/gateway/team/contracts'

/** A step as it would be and as it is: undefined where it is new, or falls away. */
export interface ComparedTerm {
  readonly term: Term | undefined
  readonly before: Term | undefined
}

/** Steps beside those in force, by their period and their place in it; what falls away comes last. */
export function compareTerms(terms: readonly Term[], inForce: readonly Term[]): ComparedTerm[] {
  const left = [...inForce]
  const compared = terms.map((term): ComparedTerm => {
    const at = left.findIndex(({ period }) => period === term.period)
    return { term, before: at === -1 ? undefined : left.splice(at, 1)[0] }
  })
  return [...compared, ...left.map((before) => ({ term: undefined, before }))]
}
