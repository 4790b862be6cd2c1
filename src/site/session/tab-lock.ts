/**
 * Runs work under a lock that only one tab can hold. Returns false, without running it, when another tab holds the
 * lock. Without the Web Locks API (or in an insecure context) it runs anyway, so concurrent runs must be harmless.
 */
export async function withTabLock(name: string, work: () => Promise<void>): Promise<boolean> {
  // The types say that it always exists, but some browsers lack it.
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
