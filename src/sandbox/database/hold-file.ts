import { createClient, LibsqlError } from '@libsql/client'

/**
 * Keeps a database file to this process until the returned function is called or the process ends, however it
 * ends: the lock is the system's own, on a file beside the database. Throws when another process has it.
 */
export async function holdFile(url: string): Promise<() => void> {
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
