import { existsSync, mkdirSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createClient, type Client } from '@libsql/client'
import { DatabaseError } from './database-error'
import { lockFile } from './lock-file'
import { createDatabase, type Database } from './database'
import { migrate } from './migrations'
import { RetryingClient } from './retrying-client'

export interface OpenDatabase {
  readonly database: Database
  readonly close: () => void
}

/**
 * Opens a file, `:memory:`, or a remote libSQL server (libsql://, https://; its token comes from SANDBOX_DB_TOKEN),
 * and migrates it to the latest version. Only one process may use a file, because counters and caches live in that
 * process's memory. Throws DatabaseError.
 */
export async function openDatabase(address: string, versions: readonly (readonly string[])[]): Promise<OpenDatabase> {
  let opened: Opened | undefined
  try {
    opened = await connect(address)
    await migrate(opened.client, versions)
    const { client, close } = opened
    return { database: createDatabase(client), close }
  } catch (error) {
    opened?.close()
    throw new DatabaseError(address, error)
  }
}

interface Opened {
  readonly client: Client
  readonly close: () => void
}

function connect(address: string): Promise<Opened> | Opened {
  if (address === ':memory:') return opened(createClient({ url: address }))
  if (!/^[a-z]+:\/\//.test(address)) return openFile(resolve(address.replace(/^file:/, '')))
  const authToken = process.env['SANDBOX_DB_TOKEN']
  return opened(createClient({ url: address, ...(authToken === undefined ? {} : { authToken }) }))
}

async function openFile(file: string): Promise<Opened> {
  makeFolder(dirname(file))
  const url = pathToFileURL(file).href
  // Opened first, so that a file that cannot be opened gets no lock file beside it.
  const client = new RetryingClient({ url })
  try {
    // WAL needs one disk write per commit, and readers do not wait for writers.
    await client.execute('PRAGMA journal_mode = WAL')
    return opened(client, await lockFile(url))
  } catch (error) {
    client.close()
    throw error
  }
}

function opened(client: Client, letGo?: () => void): Opened {
  return {
    client,
    close() {
      client.close()
      letGo?.()
    },
  }
}

/** Creates one folder at a time: Node's recursive mkdir never returns if it meets an error it does not know (/proc). */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  makeFolder(dirname(folder))
  mkdirSync(folder)
}
