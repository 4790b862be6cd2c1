/** Whether an error means that the client disconnected while sending its body, which is not a fault of the server. */
export function isGoneAway(error: Error): boolean {
  return 'code' in error && error.code === 'ECONNRESET' && error.message === 'aborted'
}
