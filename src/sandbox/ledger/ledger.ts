import type { Client } from '@libsql/client'
import type { MemberTransactions } from '@/generated/gateway-types'
import { textOf } from '@/sandbox/database/text-of'
import type { Accounts } from '@/sandbox/stores/accounts'
import { accountLines, type LineFilter } from './account-lines'
import { demoPlayers } from './demo-players'
import type { Entry, PostedEntry } from './entry'
import { findIntent, postEntry, type Intent } from './post-entry'
import { seedActs } from './seed-acts'
import { seedLedger } from './seed-ledger'
import { statementOf, type Statement } from './statement'

/** Who holds what, and how it came to that. Nothing else in the sandbox holds a balance (`money.md`). */
export interface Ledger {
  /** Posts an act once, all of it or nothing. Throws NotEnoughError or KeyUsedError. */
  post(entry: Entry, intent?: Intent): Promise<PostedEntry>
  /** What was posted for an intent. Throws KeyUsedError when it was for another request. */
  findIntent(account: string, intent: Intent): Promise<PostedEntry | undefined>
  /** What the wallets of an account hold, in hundredths, by their kind. */
  balancesOf(merchant: string, owner: string): Promise<ReadonlyMap<string, number>>
  /** A page of the lines of an account's wallets. */
  linesOf(filter: LineFilter): Promise<MemberTransactions['response']>
  /** All lines of a merchant, or those of one account's wallets. */
  statement(merchant: string, owner?: string): Promise<Statement>
  clear(merchant: string): Promise<void>
}

export function createLedger(client: Client, accounts: Accounts, clock: () => number): Ledger {
  const seeded = new Map<string, Promise<void>>()

  /** What the accounts that are always there did is made up when a merchant's ledger is first needed. */
  function ready(merchant: string): Promise<void> {
    const known = seeded.get(merchant) ?? seedDemo(merchant)
    seeded.set(merchant, known)
    known.catch(() => seeded.delete(merchant))
    return known
  }

  async function seedDemo(merchant: string): Promise<void> {
    const asked = { sql: "SELECT 1 FROM seeded WHERE merchant = ? AND part = 'demo'", args: [merchant] }
    if ((await client.execute(asked)).rows.length > 0) return
    const players = await Promise.all(
      demoPlayers.map(async (player) => ({ player, account: await accounts.bySignInName(merchant, player.name) })),
    )
    const acts = players.flatMap(({ player, account }) =>
      account === undefined ? [] : seedActs(merchant, { ...player, account: account.id }, clock()),
    )
    await seedLedger(client, merchant, 'demo', acts)
  }

  return {
    async post(entry, intent) {
      await ready(entry.merchant)
      return postEntry(client, clock(), entry, intent)
    },

    findIntent: (account, intent) => findIntent(client, account, intent),

    async balancesOf(merchant, owner) {
      await ready(merchant)
      const { rows } = await client.execute({
        sql: 'SELECT kind, balance FROM wallets WHERE merchant = ? AND owner = ?',
        args: [merchant, owner],
      })
      return new Map(rows.map(({ kind, balance }) => [textOf(kind), Number(balance)]))
    },

    async linesOf(filter) {
      await ready(filter.merchant)
      return accountLines(client, filter)
    },

    async statement(merchant, owner) {
      await ready(merchant)
      return statementOf(client, merchant, owner)
    },

    async clear(merchant) {
      // What is being made up would otherwise be written after it.
      await seeded.get(merchant)?.catch(() => undefined)
      const tables = ['lines', 'entries', 'bets', 'wallets', 'seeded', 'resets']
      const remove = tables.map((table) => ({ sql: `DELETE FROM ${table} WHERE merchant = ?`, args: [merchant] }))
      await client.batch([{ sql: 'INSERT INTO resets (merchant) VALUES (?)', args: [merchant] }, ...remove], 'write')
      // Not before: who asks meanwhile would take what is about to go for what is there.
      seeded.delete(merchant)
    },
  }
}
