interface Terminal {
  readonly isTTY?: boolean
  readonly columns?: number
  write(text: string): unknown
}

/** Goes back to the start of the line and empties it. */
const emptied = '\r\u001B[2K'

/**
 * One line of a terminal that says how far work is, written over until it is cleared. Where nobody watches (a file, a
 * pipe, CI) it says nothing.
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
    // A line that breaks would be emptied in part only. Some terminals do not know how wide they are.
    this.#terminal.write(emptied + text.slice(0, (columns > 0 ? columns : 80) - 1))
    this.#isShown = true
  }

  clear(): void {
    if (this.#isShown) this.#terminal.write(emptied)
    this.#isShown = false
  }
}
