/**
 * Does something that only one tab of the browser may do at a time. False, and nothing is done, where another one is at
 * it. A browser without locks (or a page that did not come over a safe line) does it: what two tabs do at once has to
 * be harmless by itself.
 */
export async function alone(name: string, work: () => Promise<void>): Promise<boolean> {
  // Typed as always there, and not so everywhere.
  const locks = navigator.locks as LockManager | undefined
  if (locks === undefined) {
    await work()
    return true
  }
  return locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock === null) return false
    await work()
    return true
  })
}
