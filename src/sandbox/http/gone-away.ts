/** Whether an error says that whoever sent a request went away in the middle of its body. Nothing is wrong here then. */
export function isGoneAway(error: Error): boolean {
  return 'code' in error && error.code === 'ECONNRESET' && error.message === 'aborted'
}
