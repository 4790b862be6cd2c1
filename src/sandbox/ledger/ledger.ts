import type { Client } from '@libsql/client'
import type { MemberTransactions } from '@/generated/gateway-types'
import { textOf } from '@/sandbox/database/text-of'
import type { Accounts } from '@/sandbox/stores/accounts'
import { teamOf, type TeamMember } from '@/sandbox/stores/team'
import { accountLines, type LineFilter } from './account-lines'
import { demoActs } from './demo-players'
import type { Entry, PostedEntry } from './entry'
import { findIntent, postEntry, type Intent } from './post-entry'
import type { SeedAct } from './seed-acts'
import { seedLedger } from './seed-ledger'
import { isBelowSomebody, teamActs } from './seed-team'
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
  /** Everybody below an account, with what they hold, and what they bet and won since then. */
  teamOf(merchant: string, account: string, since: number): Promise<TeamMember[]>
  /** All lines of a merchant, or those of one account's wallets. */
  statement(merchant: string, owner?: string): Promise<Statement>
  clear(merchant: string): Promise<void>
}

export function createLedger(client: Client, accounts: Accounts, clock: () => number): Ledger {
  const seeded = new Map<string, Promise<void>>()

  /** What is made up is written when it is first needed: what the accounts that are always there did. */
  function begun(merchant: string, part: string, acts: () => Promise<SeedAct[]>): Promise<void> {
    const name = `${merchant}/${part}`
    const known = seeded.get(name) ?? begin(merchant, part, acts)
    seeded.set(name, known)
    known.catch(() => seeded.delete(name))
    return known
  }

  async function begin(merchant: string, part: string, acts: () => Promise<SeedAct[]>): Promise<void> {
    const asked = { sql: 'SELECT 1 FROM seeded WHERE merchant = ? AND part = ?', args: [merchant, part] }
    if ((await client.execute(asked)).rows.length === 0) await seedLedger(client, merchant, part, await acts())
  }

  /** What an account's figures come from; everybody's, if none is named. A team's people are many: only where one is concerned. */
  async function ready(merchant: string, owner?: string): Promise<void> {
    await begun(merchant, 'demo', () => demoActs(accounts, merchant, clock()))
    if (owner === undefined || (await isBelowSomebody(client, owner)))
      await begun(merchant, 'team', () => teamActs(client, merchant, clock()))
  }

  return {
    async post(entry, intent) {
      await ready(entry.merchant, entry.account)
      return postEntry(client, clock(), entry, intent)
    },

    findIntent: (account, intent) => findIntent(client, account, intent),

    async balancesOf(merchant, owner) {
      await ready(merchant, owner)
      const { rows } = await client.execute({
        sql: 'SELECT kind, balance FROM wallets WHERE merchant = ? AND owner = ?',
        args: [merchant, owner],
      })
      return new Map(rows.map(({ kind, balance }) => [textOf(kind), Number(balance)]))
    },

    async linesOf(filter) {
      await ready(filter.merchant, filter.owner)
      return accountLines(client, filter)
    },

    async teamOf(merchant, account, since) {
      await ready(merchant)
      return teamOf(client, account, since)
    },

    async statement(merchant, owner) {
      await ready(merchant, owner)
      return statementOf(client, merchant, owner)
    },

    async clear(merchant) {
      // What is being made up would otherwise be written after it.
      const own = [...seeded].filter(([name]) => name.startsWith(`${merchant}/`))
      await Promise.allSettled(own.map(([, writing]) => writing))
      const tables = ['lines', 'entries', 'bets', 'wallets', 'seeded', 'resets']
      const remove = tables.map((table) => ({ sql: `DELETE FROM ${table} WHERE merchant = ?`, args: [merchant] }))
      await client.batch([{ sql: 'INSERT INTO resets (merchant) VALUES (?)', args: [merchant] }, ...remove], 'write')
      // Not before: who asks meanwhile would take what is about to go for what is there.
      for (const [name] of own) seeded.delete(name)
    },
  }
}
