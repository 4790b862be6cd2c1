/** A problem of a merchant's files as a page in development shows it. */
export interface PageProblem {
  readonly severity: 'error' | 'warning' | 'note'
  /** With its place and an excerpt of the file. */
  readonly text: string
  /** Address of the list of all texts that the problem is about, where it names but a few. */
  readonly list?: string
}
