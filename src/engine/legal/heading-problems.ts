import type { NamedHeading } from './headings'
import type { LegalProblem } from './legal-problem'
import { placeOf } from './markdown'

/** Headings that leave out a level, and those that say nothing. */
export function headingProblems(headings: readonly NamedHeading[]): LegalProblem[] {
  return headings.flatMap(({ node, words }, at): LegalProblem[] => {
    const place = placeOf(node)
    const marks = '#'.repeat(node.depth)
    if (words === '')
      return [
        {
          kind: 'heading',
          ...place,
          message: 'the heading has no words',
          expected: 'words, or no heading',
          received: marks,
        },
      ]
    const before = headings[at - 1]?.node.depth
    if (before === undefined || node.depth <= before + 1) return []
    const expected = '#'.repeat(before + 1)
    const message = `"${words}" is a heading of level ${node.depth} under one of level ${before}`
    return [
      {
        kind: 'heading',
        ...place,
        message,
        expected: `${expected} ${words}`,
        received: marks,
        suggestions: [`${expected} ${words}`],
      },
    ]
  })
}
