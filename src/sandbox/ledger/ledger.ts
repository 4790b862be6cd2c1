import type { Database, SqlStatement } from '@/sandbox/database/database'
import type { Accounts } from '@/sandbox/accounts/port/accounts-port'
import type { OfCurrency } from '@/contract/money/in-currency'
import type { PointsFor } from './earned-points'
import { ledgerBets, type LedgerBets } from './ledger-bets'
import type { Entry, PostedEntry } from './port/entry'
import { findIntent, postEntry, postTogether, type Intent } from './port/post-entry'
import type { Ready } from './ready'
import { accountTotals, type AccountTotals } from './records/account-totals'
import { ledgerRecords, type LedgerRecords } from './records/ledger-records'
import { playReader, type PlayReader } from './records/play-reader'
import { demoActs } from './seed/demo-players'
import { crowdActs } from './seed/seed-crowd'
import { seedMoneyOf } from './seed/seed-money'
import { seedOnce } from './seed/seed-once'
import { isBelowSomebody, teamActs } from './seed/seed-team'

/** Balances and their history. Nothing else in the sandbox stores a balance (`money.md`). */
export interface Ledger extends PlayReader, LedgerBets, LedgerRecords, AccountTotals {
  /** Posts an entry once, atomically. Throws NotEnoughError or KeyUsedError. */
  post(entry: Entry, intent?: Intent): Promise<PostedEntry>
  /** Posts entries and the given statements once, atomically. Throws as `post` does. */
  postTogether(
    entries: readonly [Entry, ...Entry[]],
    beside: readonly SqlStatement[],
    intent: Intent,
  ): Promise<PostedEntry>
  /** Registers a function that settles due bets before every read, by the sandbox's clock and without a timer. */
  beforeReading(settle: Ready): void
  /**
   * Runs another module's read after seeding and after settling what is due, for a whole merchant or one of its
   * accounts.
   */
  reading<Answer>(merchant: string, read: () => Promise<Answer>, owner?: string): Promise<Answer>
  /** Adds `size` people with a past of their own below the demo agent. Only once until the merchant is reset. */
  growTeam(merchant: string, size: number): Promise<void>
  /** The entry posted for an intent. Throws KeyUsedError if the key was used for another request. */
  findIntent(account: string, intent: Intent): Promise<PostedEntry | undefined>
  /** Removes all of a merchant's data, after seeding in progress has finished. */
  reset(merchant: string): Promise<void>
}

/** `pointsFor`: the points that a settled bet earns; none if omitted. `merchants`: by code, for their currencies. */
export function createLedger(
  database: Database,
  accounts: Accounts,
  clock: () => number,
  pointsFor: PointsFor = () => Promise.resolve(0),
  merchants: ReadonlyMap<string, OfCurrency> = new Map(),
): Ledger {
  const { seeded, begun } = seedOnce(database)
  const settlers: Ready[] = []
  const moneyOf = (merchant: string) => seedMoneyOf(merchants.get(merchant))

  /**
   * Seeds and settles what an account's figures depend on, or everybody's if none is named. The large team is seeded
   * only when one of its accounts is concerned.
   */
  async function ready(merchant: string, owner?: string): Promise<void> {
    await begun(merchant, 'demo', () => demoActs(accounts, merchant, moneyOf(merchant), clock()))
    if (owner === undefined || (await isBelowSomebody(database, owner)))
      await begun(merchant, 'team', () => teamActs(database, merchant, moneyOf(merchant), clock()))
    for (const settle of settlers) await settle(merchant, owner)
  }

  return {
    ...playReader(database, ready),
    ...ledgerBets(database, clock, ready, pointsFor),
    ...ledgerRecords(database, ready),
    ...accountTotals(database, ready),

    async post(entry, intent) {
      await ready(entry.merchant, entry.account)
      return postEntry(database, clock(), entry, intent)
    },

    async postTogether(entries, beside, intent) {
      await ready(entries[0].merchant, entries[0].account)
      return (await postTogether(database, clock(), entries, beside, intent)).posted
    },

    beforeReading: (settle) => void settlers.push(settle),
    async reading(merchant, read, owner) {
      await ready(merchant, owner)
      return read()
    },

    async growTeam(merchant, size) {
      await ready(merchant)
      await begun(merchant, 'crowd', () => crowdActs(accounts, merchant, moneyOf(merchant), size, clock()))
    },

    findIntent: (account, intent) => findIntent(database, account, intent),

    async reset(merchant) {
      // Wait for seeding in progress, which would otherwise write after the reset.
      const own = [...seeded].filter(([name]) => name.startsWith(`${merchant}/`))
      await Promise.allSettled(own.map(([, writing]) => writing))
      const tables = ['lines', 'entries', 'bets', 'wallets', 'seeded', 'resets']
      const remove = tables.map((table) => ({ sql: `DELETE FROM ${table} WHERE merchant = ?`, args: [merchant] }))
      await database.write([{ sql: 'INSERT INTO resets (merchant) VALUES (?)', args: [merchant] }, ...remove])
      // Not earlier: a concurrent read would otherwise seed before the old rows are deleted.
      for (const [name] of own) seeded.delete(name)
    },
  }
}
