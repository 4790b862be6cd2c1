import { createClient, LibsqlError } from '@libsql/client'

/**
 * Locks a database file for this process until the returned function is called or the process ends in any way. It is a
 * lock of the operating system, on a file beside the database. Throws if another process holds it.
 */
export async function lockFile(url: string): Promise<() => void> {
  const client = createClient({ url: `${url}.lock` })
  try {
    const lock = await client.transaction('write')
    return () => {
      lock.close()
      client.close()
    }
  } catch (error) {
    client.close()
    if (!(error instanceof LibsqlError) || !error.code.startsWith('SQLITE_BUSY')) throw error
    throw new Error('another server has it open: end that one, or set SANDBOX_DB to another file', { cause: error })
  }
}
