interface Terminal {
  readonly isTTY?: boolean
  readonly columns?: number
  write(text: string): unknown
}

/** Moves to the start of the line and clears it. */
const emptied = '\r\u001B[2K'

/**
 * A terminal line with progress, overwritten until it is cleared. When the output is not a terminal (a file, a pipe,
 * CI), it prints nothing.
 */
export class StatusLine {
  readonly #terminal: Terminal
  readonly #isWatched: boolean
  #isShown = false

  constructor(terminal: Terminal = process.stderr, env: Readonly<NodeJS.ProcessEnv> = process.env) {
    this.#terminal = terminal
    this.#isWatched = terminal.isTTY === true && (env['CI'] ?? '') === '' && env['TERM'] !== 'dumb'
  }

  show(text: string): void {
    if (!this.#isWatched) return
    const { columns = 0 } = this.#terminal
    // A wrapped line would be cleared only in part. Some terminals do not report their width.
    this.#terminal.write(emptied + text.slice(0, (columns > 0 ? columns : 80) - 1))
    this.#isShown = true
  }

  clear(): void {
    if (this.#isShown) this.#terminal.write(emptied)
    this.#isShown = false
  }
}
