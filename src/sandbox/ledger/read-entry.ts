import { integer, json, readRows, text, word, type Columns } from '@/sandbox/database/columns'
import type { Database, SqlStatement } from '@/sandbox/database/database'
import type { ResultSet } from '@libsql/client'
import type { EntryKind, PostedEntry, PostedLine } from './port/entry'

/** The statement that selects an entry's lines, for a batch or on its own. */
export const selectLines = (number: string): SqlStatement => ({
  sql: `SELECT w.owner, w.kind, l.amount, l.balance_after FROM lines l JOIN wallets w ON w.id = l.wallet
    WHERE l.entry = ? ORDER BY l.id`,
  args: [number],
})

const lineColumns: Columns<PostedLine> = { owner: text, kind: text, amount: integer, balanceAfter: integer }

export const toLines = (result: ResultSet): PostedLine[] => readRows(result, lineColumns)

const entryColumns = { kind: word<EntryKind>(), time: integer, details: json<object>() }

/** A posted entry by its number. */
export async function readEntry(database: Database, number: string): Promise<PostedEntry> {
  const select = { sql: 'SELECT kind, time, details FROM entries WHERE number = ?', args: [number] }
  const [entries, lines] = await database.read([select, selectLines(number)])
  const [entry] = readRows(entries, entryColumns)
  if (entry === undefined) throw new Error(`no entry has the number ${number}`)
  return { number, ...entry, lines: toLines(lines) }
}
