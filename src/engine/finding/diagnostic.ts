/** Lines and columns count from 1; the end is the first character that no longer belongs to the range. */
export interface Position {
  readonly line: number
  readonly column: number
}

export interface Range {
  readonly start: Position
  readonly end: Position
}

/** Replace the text in the range. */
export interface Fix {
  readonly range: Range
  readonly text: string
}

/** A note is a warning that site.json lowered: it is shown and does not count. */
export type Severity = 'error' | 'warning' | 'note'

/** One problem of a merchant's folder, with everything that any output format needs. */
export interface Diagnostic {
  /** Code of the check, as in src/engine/checks/checks.md. */
  readonly code: string
  readonly severity: Severity
  readonly message: string
  readonly merchant: string
  /** Relative to the repository, or to the merchants folder when that lies outside. */
  readonly file: string
  /** JSON Pointer within the file. */
  readonly pointer: string
  readonly range: Range
  readonly expected: string
  readonly received: string
  /** What to write instead, as bare text, best first. */
  readonly suggestions: readonly string[]
  /** Repairs that are safe to make without asking. */
  readonly fixes: readonly Fix[]
  /** Where the check is explained. */
  readonly docs: string
  /** The line in which the range starts, for people. */
  readonly sourceLine: string
  /** Where the first suggestion is written, for people. */
  readonly definition?: Definition
}

export interface Definition extends Position {
  readonly file: string
}
