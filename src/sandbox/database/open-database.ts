import { existsSync, mkdirSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createClient, type Client } from '@libsql/client'
import { drizzle, type LibSQLDatabase } from 'drizzle-orm/libsql'
import { DatabaseError } from './database-error'
import { migrations } from './migrations'

export interface OpenDatabase {
  readonly db: LibSQLDatabase
  close(): void
}

/**
 * Opens a file, `:memory:`, or a remote libSQL server (libsql://, https://; its token comes from
 * SANDBOX_DB_TOKEN), and brings its tables up to date. Throws DatabaseError.
 */
export async function openDatabase(address: string): Promise<OpenDatabase> {
  let client: Client | undefined
  try {
    client = connect(address)
    await migrate(client)
    return { db: drizzle(client), close: client.close.bind(client) }
  } catch (error) {
    client?.close()
    throw new DatabaseError(address, error)
  }
}

function connect(address: string): Client {
  if (address === ':memory:') return createClient({ url: address })
  if (/^[a-z]+:\/\//.test(address)) {
    const authToken = process.env['SANDBOX_DB_TOKEN']
    return createClient({ url: address, ...(authToken === undefined ? {} : { authToken }) })
  }
  const file = resolve(address.replace(/^file:/, ''))
  makeFolder(dirname(file))
  return createClient({ url: pathToFileURL(file).href })
}

/** One folder after the other: Node's recursive way never comes back where a folder cannot be made for a reason it does not know (/proc). */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  makeFolder(dirname(folder))
  mkdirSync(folder)
}

async function migrate(client: Client): Promise<void> {
  await client.execute('CREATE TABLE IF NOT EXISTS sandbox_version (version INTEGER NOT NULL)')
  const { rows } = await client.execute('SELECT max(version) AS version FROM sandbox_version')
  const version = Number(rows[0]?.['version'] ?? 0)
  if (version > migrations.length) throw new Error('it was written by a newer version of this program')
  for (const [index, statements] of migrations.slice(version).entries()) {
    const record = { sql: 'INSERT INTO sandbox_version (version) VALUES (?)', args: [version + index + 1] }
    await client.batch([...statements, record], 'write')
  }
}
