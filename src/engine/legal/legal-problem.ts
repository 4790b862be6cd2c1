/** What a problem in a document is about. Each kind is a check of its own (checks/legal). */
export type LegalProblemKind = 'front-matter' | 'html' | 'picture' | 'heading' | 'leftover' | 'placeholder' | 'link'

/** A problem in the text of a document. */
export interface LegalProblem {
  readonly kind: LegalProblemKind
  readonly offset: number
  readonly length: number
  readonly message: string
  readonly expected: string
  readonly received: string
  readonly suggestions?: readonly string[]
}
