import { integer, text } from '@/sandbox/database/columns'
import type { Database } from '@/sandbox/database/database'
import type { EntryKind } from '@/sandbox/ledger/port/entry'
import type { Ready } from '@/sandbox/ledger/ready'

/** Totals over the wallets and entries of one account. */
export interface AccountTotals {
  /** Balances of an account's wallets in hundredths, by wallet kind. */
  balancesOf(merchant: string, owner: string): Promise<ReadonlyMap<string, number>>
  /** The number of an account's entries of a kind. */
  countOf(account: { readonly id: string; readonly merchant: string }, kind: EntryKind): Promise<number>
  /** The total that an account's wallets gained by entries of a kind, in hundredths. */
  sumOf(account: { readonly id: string; readonly merchant: string }, kind: EntryKind): Promise<number>
}

export function accountTotals(database: Database, ready: Ready): AccountTotals {
  return {
    async balancesOf(merchant, owner) {
      await ready(merchant, owner)
      const wallets = await database.rows(
        { kind: text, balance: integer },
        'SELECT kind, balance FROM wallets WHERE merchant = ? AND owner = ?',
        [merchant, owner],
      )
      return new Map(wallets.map(({ kind, balance }) => [kind, balance]))
    },

    async countOf({ id, merchant }, kind) {
      await ready(merchant, id)
      const sql = 'SELECT count(*) AS count FROM entries WHERE account = ? AND kind = ?'
      return (await database.only({ count: integer }, sql, [id, kind])).count
    },

    async sumOf({ id, merchant }, kind) {
      await ready(merchant, id)
      const sql = `SELECT coalesce(sum(l.amount), 0) AS sum FROM entries e JOIN lines l ON l.entry = e.number
        JOIN wallets w ON w.id = l.wallet AND w.owner = e.account WHERE e.account = ? AND e.kind = ?`
      return (await database.only({ sum: integer }, sql, [id, kind])).sum
    },
  }
}
