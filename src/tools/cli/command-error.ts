/** Ends a command: the message is all that is printed. 1: what was asked about has problems; 2: it could not run. */
export class CommandError extends Error {
  readonly exitCode: 1 | 2

  constructor(message: string, exitCode: 1 | 2) {
    super(message)
    this.exitCode = exitCode
  }
}
