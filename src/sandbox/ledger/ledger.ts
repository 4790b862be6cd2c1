import { integer, text } from '@/sandbox/database/columns'
import type { Database, SqlStatement } from '@/sandbox/database/database'
import type { CheckReceipt, MoneyReceipt, ProfitLoss } from '@/contract/generated/gateway-types'
import type { Accounts } from '@/sandbox/accounts/port/accounts-port'
import { teamOf, type TeamMember } from './records/team-below'
import { accountLines, type LineFilter } from './records/account-lines'
import { betLines, type BetFilter } from './records/bet-lines'
import {
  betCounts,
  findBet,
  openBets,
  postBet,
  recentBets,
  settleBet,
  type Bet,
  type OpenBet,
  type Settlement,
  type ShownBet,
} from './bets'
import { cancelBet } from './cancel-bet'
import { demoActs } from './seed/demo-players'
import type { Entry, EntryKind, PostedEntry } from './port/entry'
import { friendIds, friendsOf, type Friend } from './records/friends'
import type { PointsFor } from './earned-points'
import { findIntent, postEntry, postTogether, type Intent } from './port/post-entry'
import { playReader, type PlayReader } from './records/play-reader'
import { isGenuine, receiptOf } from './records/receipts'
import { profitLines, type ProfitFilter } from './records/profit-lines'
import { crowdActs } from './seed/seed-crowd'
import { seedOnce } from './seed/seed-once'
import { winsSince, type Win } from './records/wins'
import { isBelowSomebody, teamActs } from './seed/seed-team'
import { statementOf, type Statement } from './records/statement'

/** Balances and their history. Nothing else in the sandbox stores a balance (`money.md`). */
export interface Ledger extends PlayReader {
  /** Posts an entry once, atomically. Throws NotEnoughError or KeyUsedError. */
  post(entry: Entry, intent?: Intent): Promise<PostedEntry>
  /** Posts entries and the given statements once, atomically. Throws as `post` does. */
  postTogether(
    entries: readonly [Entry, ...Entry[]],
    beside: readonly SqlStatement[],
    intent: Intent,
  ): Promise<PostedEntry>
  /**
   * Places a bet and settles it at once if its result is known. Idempotent by intent: a repeated call returns the
   * first entry with its `answer`. Throws NotEnoughError or KeyUsedError.
   */
  placeBet(bet: Bet, end: Settlement | { readonly due: number }, intent: Intent, answer: object): Promise<PostedEntry>
  /** Settles an open bet, once. Returns whether this call settled it. */
  settleBet(bet: OpenBet, end: Settlement): Promise<boolean>
  /** Cancels an open bet. Idempotent by key. Throws BetEndedError. */
  cancelBet(bet: OpenBet, key: string): Promise<PostedEntry>
  /** A bet of an account by its number. */
  findBet(merchant: string, account: string, number: string): Promise<ShownBet | undefined>
  /** The number of bets per game of a vendor, by game id. */
  betCounts(merchant: string, vendor: string): Promise<Map<string, number>>
  /** Open bets; with `due`, only those due by then. */
  openBets(filter: { readonly merchant: string; readonly account?: string; readonly due?: number }): Promise<OpenBet[]>
  /** An account's recent bets on a game, newest first. */
  recentBets(account: string, gameId: string): Promise<ShownBet[]>
  /** The largest wins since an instant, largest first: at most `most`, one per account and game. */
  winsSince(merchant: string, since: number, most: number): Promise<Win[]>
  /** Registers a function that settles due bets before every read, by the sandbox's clock and without a timer. */
  beforeReading(settle: (merchant: string, owner?: string) => Promise<void>): void
  /**
   * Runs another module's read after seeding and after settling what is due, for a whole merchant or one of its
   * accounts.
   */
  reading<Answer>(merchant: string, read: () => Promise<Answer>, owner?: string): Promise<Answer>
  /** Adds `size` people with a past of their own below the demo agent. Only once until the merchant is reset. */
  growTeam(merchant: string, size: number): Promise<void>
  /** The entry posted for an intent. Throws KeyUsedError if the key was used for another request. */
  findIntent(account: string, intent: Intent): Promise<PostedEntry | undefined>
  /** Balances of an account's wallets in hundredths, by wallet kind. */
  balancesOf(merchant: string, owner: string): Promise<ReadonlyMap<string, number>>
  /** The number of an account's entries of a kind. */
  countOf(account: { readonly id: string; readonly merchant: string }, kind: EntryKind): Promise<number>
  /** The total that an account's wallets gained by entries of a kind, in hundredths. */
  sumOf(account: { readonly id: string; readonly merchant: string }, kind: EntryKind): Promise<number>
  /** A page of lines of an account's or a team's wallets, each with its account's name. */
  linesOf(filter: LineFilter): ReturnType<typeof accountLines>
  /** A page of bets of an account or a team, each with its account's name. */
  betsOf(filter: BetFilter): ReturnType<typeof betLines>
  /** An account's profit and loss, by day or by category. */
  profitOf(filter: ProfitFilter): Promise<ProfitLoss['response']>
  /** The receipt of an entry that moved something in an account's wallets. */
  receiptOf(merchant: string, owner: string, number: string): Promise<MoneyReceipt['response'] | undefined>
  /** Whether a receipt matches the posted entry and its check code is right. */
  isGenuine(merchant: string, shown: CheckReceipt['request']): Promise<boolean>
  /** All downlines of an account, with their balances and their bets and wins since an instant. */
  teamOf(merchant: string, account: string, since: number): Promise<TeamMember[]>
  /** Accounts that registered with a code, with their deposits and bets, newest first. */
  friendsOf(merchant: string, code: string): Promise<Friend[]>
  /** All lines of a merchant, or those of one account's wallets. */
  statement(merchant: string, owner?: string): Promise<Statement>
  /** Removes all of a merchant's data, after seeding in progress has finished. */
  reset(merchant: string): Promise<void>
}

/** `pointsFor`: the points that a settled bet earns; none if omitted. */
export function createLedger(
  database: Database,
  accounts: Accounts,
  clock: () => number,
  pointsFor: PointsFor = () => Promise.resolve(0),
): Ledger {
  const { seeded, begun } = seedOnce(database)
  const settlers: ((merchant: string, owner?: string) => Promise<void>)[] = []

  /**
   * Seeds and settles what an account's figures depend on, or everybody's if none is named. The large team is seeded
   * only when one of its accounts is concerned.
   */
  async function ready(merchant: string, owner?: string): Promise<void> {
    await begun(merchant, 'demo', () => demoActs(accounts, merchant, clock()))
    if (owner === undefined || (await isBelowSomebody(database, owner)))
      await begun(merchant, 'team', () => teamActs(database, merchant, clock()))
    for (const settle of settlers) await settle(merchant, owner)
  }

  return {
    ...playReader(database, ready),

    async post(entry, intent) {
      await ready(entry.merchant, entry.account)
      return postEntry(database, clock(), entry, intent)
    },

    async postTogether(entries, beside, intent) {
      await ready(entries[0].merchant, entries[0].account)
      return (await postTogether(database, clock(), entries, beside, intent)).posted
    },

    async placeBet(bet, end, intent, answer) {
      await ready(bet.merchant, bet.account)
      const earned = 'win' in end ? await pointsFor(bet.merchant, end.validBet) : 0
      return postBet(database, clock(), bet, end, intent, answer, earned)
    },

    async settleBet(bet, end) {
      return settleBet(database, clock(), bet, end, await pointsFor(bet.merchant, end.validBet))
    },
    cancelBet: (bet, key) => cancelBet(database, clock(), bet, key),
    async findBet(merchant, account, number) {
      await ready(merchant, account)
      return findBet(database, account, number)
    },
    async betCounts(merchant, vendor) {
      await ready(merchant)
      return betCounts(database, merchant, vendor)
    },
    openBets: (filter) => openBets(database, filter),
    recentBets: (account, gameId) => recentBets(database, account, gameId),
    async winsSince(merchant, since, most) {
      await ready(merchant)
      return winsSince(database, merchant, since, most)
    },

    beforeReading: (settle) => void settlers.push(settle),
    async reading(merchant, read, owner) {
      await ready(merchant, owner)
      return read()
    },

    async growTeam(merchant, size) {
      await ready(merchant)
      await begun(merchant, 'crowd', () => crowdActs(accounts, merchant, size, clock()))
    },

    findIntent: (account, intent) => findIntent(database, account, intent),

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

    async linesOf(filter) {
      await ready(filter.merchant, filter.reach === 'own' ? filter.owner : undefined)
      return accountLines(database, filter)
    },

    async betsOf(filter) {
      await ready(filter.merchant, filter.reach === 'own' ? filter.owner : undefined)
      return betLines(database, filter)
    },

    async profitOf(filter) {
      await ready(filter.merchant, filter.owner)
      return profitLines(database, filter)
    },

    async receiptOf(merchant, owner, number) {
      await ready(merchant, owner)
      return receiptOf(database, merchant, owner, number)
    },

    async isGenuine(merchant, shown) {
      await ready(merchant)
      return isGenuine(database, merchant, shown)
    },

    async teamOf(merchant, account, since) {
      await ready(merchant)
      return teamOf(database, account, since)
    },

    async friendsOf(merchant, code) {
      for (const friend of await friendIds(database, merchant, code)) await ready(merchant, friend)
      return friendsOf(database, merchant, code)
    },

    async statement(merchant, owner) {
      await ready(merchant, owner)
      return statementOf(database, merchant, owner)
    },

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
