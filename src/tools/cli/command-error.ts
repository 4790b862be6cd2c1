/** Ends a command and prints only the message. Exit code 1: the check found problems; 2: the command could not run. */
export class CommandError extends Error {
  readonly exitCode: 1 | 2

  constructor(message: string, exitCode: 1 | 2) {
    super(message)
    this.exitCode = exitCode
  }
}
