import type { Client, InStatement, ResultSet } from '@libsql/client'
import { textOf } from '@/sandbox/database/text-of'
import type { EntryKind, PostedEntry, PostedLine } from './entry'

/** The lines of an entry, for a batch or by itself. */
export const selectLines = (number: string): InStatement => ({
  sql: `SELECT w.owner, w.kind, l.amount, l.balance_after FROM lines l JOIN wallets w ON w.id = l.wallet
    WHERE l.entry = ? ORDER BY l.id`,
  args: [number],
})

export function toLines({ rows }: ResultSet): PostedLine[] {
  return rows.map(({ owner, kind, amount, balance_after: balanceAfter }) => ({
    owner: textOf(owner),
    kind: textOf(kind),
    amount: Number(amount),
    balanceAfter: Number(balanceAfter),
  }))
}

/** An entry that was posted, by its number. */
export async function readEntry(client: Client, number: string): Promise<PostedEntry> {
  const select = { sql: 'SELECT kind, time, details FROM entries WHERE number = ?', args: [number] }
  const [entries, lines] = (await client.batch([select, selectLines(number)], 'read')) as [ResultSet, ResultSet]
  const [entry] = entries.rows
  if (entry === undefined) throw new Error(`no entry has the number ${number}`)
  const { kind, time, details } = entry
  return {
    number,
    kind: kind as EntryKind,
    time: Number(time),
    details: JSON.parse(textOf(details)) as object,
    lines: toLines(lines),
  }
}
