/** The sandbox database cannot be used. The message is one line that says which one and why. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError'

  constructor(address: string, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    super(`the sandbox database ${address} cannot be used: ${reason.replace(/\s+/g, ' ')}`, { cause })
  }
}
