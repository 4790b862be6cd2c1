/** Lines and columns start at 1; the end is exclusive. */
export interface Position {
  readonly line: number
  readonly column: number
}

export interface Range {
  readonly start: Position
  readonly end: Position
}

/** Replaces the text in the range. */
export interface Fix {
  readonly range: Range
  readonly text: string
}

/** A note is a warning whose severity site.json lowered: it is shown and not counted. */
export type Severity = 'error' | 'warning' | 'note'

/** One problem in a merchant's folder, with everything that any output format needs. */
export interface Diagnostic {
  /** Code of the check, as in src/engine/checks/checks.md. */
  readonly code: string
  readonly severity: Severity
  readonly message: string
  readonly merchant: string
  /** Relative to the repository, or to the merchants folder if that is outside of it. */
  readonly file: string
  /** JSON Pointer within the file. */
  readonly pointer: string
  readonly range: Range
  readonly expected: string
  readonly received: string
  /** Suggested replacements as bare text, best first. */
  readonly suggestions: readonly string[]
  /** Autofixes: repairs that are safe to make without asking. */
  readonly fixes: readonly Fix[]
  /** Where the check is documented. */
  readonly docs: string
  /** The source line in which the range starts, to show to people. */
  readonly sourceLine: string
  /** Where the first suggestion is defined, to show to people. */
  readonly definition?: Definition
}

export interface Definition extends Position {
  readonly file: string
}
