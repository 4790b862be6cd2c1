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

/** Who holds what, and how it came to that. Nothing else in the sandbox holds a balance (`money.md`). */
export interface Ledger extends PlayReader {
  /** Posts an act once, all of it or nothing. Throws NotEnoughError or KeyUsedError. */
  post(entry: Entry, intent?: Intent): Promise<PostedEntry>
  /** Posts entries with what is written beside them: all of it, once, or nothing. Throws as `post` does. */
  postTogether(
    entries: readonly [Entry, ...Entry[]],
    beside: readonly SqlStatement[],
    intent: Intent,
  ): Promise<PostedEntry>
  /**
   * Places a bet, settled at once where its end is known. The same intent again is the same bet, and answers the
   * entry with the `answer` of the first time. Throws NotEnoughError or KeyUsedError.
   */
  placeBet(bet: Bet, end: Settlement | { readonly due: number }, intent: Intent, answer: object): Promise<PostedEntry>
  /** Ends an open bet, once. Answers whether this was it. */
  settleBet(bet: OpenBet, end: Settlement): Promise<boolean>
  /** Takes an open bet back, once for a key. Throws BetEndedError. */
  cancelBet(bet: OpenBet, key: string): Promise<PostedEntry>
  /** A bet of an account by its number. */
  findBet(merchant: string, account: string, number: string): Promise<ShownBet | undefined>
  /** How often each game of a vendor was bet on, by the games' ids. */
  betCounts(merchant: string, vendor: string): Promise<Map<string, number>>
  /** Bets whose end is still to come, or due by a moment. */
  openBets(filter: { readonly merchant: string; readonly account?: string; readonly due?: number }): Promise<OpenBet[]>
  /** What an account bet on a game of late, the latest first. */
  recentBets(account: string, gameId: string): Promise<ShownBet[]>
  /** The largest wins since a moment, at most so many, one an account and game, the largest first. */
  winsSince(merchant: string, since: number, most: number): Promise<Win[]>
  /** Has somebody settle what is due, whenever figures are read: by the sandbox's clock, without a timer. */
  beforeReading(settle: (merchant: string, owner?: string) => Promise<void>): void
  /**
   * Reads figures by SQL of another module, of a whole merchant or of one of its accounts: what is made up is written
   * by then, and what is due is settled.
   */
  reading<Answer>(merchant: string, read: () => Promise<Answer>, owner?: string): Promise<Answer>
  /** Puts so many people below the agent who is always there, with a past of their own: once, until the merchant's reset. */
  growTeam(merchant: string, size: number): Promise<void>
  /** What was posted for an intent. Throws KeyUsedError when it was for another request. */
  findIntent(account: string, intent: Intent): Promise<PostedEntry | undefined>
  /** What the wallets of an account hold, in hundredths, by their kind. */
  balancesOf(merchant: string, owner: string): Promise<ReadonlyMap<string, number>>
  /** How many acts of a kind an account has made. */
  countOf(account: { readonly id: string; readonly merchant: string }, kind: EntryKind): Promise<number>
  /** What an account's wallets gained by its acts of a kind, in hundredths. */
  sumOf(account: { readonly id: string; readonly merchant: string }, kind: EntryKind): Promise<number>
  /** A page of the lines of the wallets of an account or a team, each with the name of its account. */
  linesOf(filter: LineFilter): ReturnType<typeof accountLines>
  /** A page of the bets of an account or a team, each with the name of its account. */
  betsOf(filter: BetFilter): ReturnType<typeof betLines>
  /** What an account won and lost, by day or by category. */
  profitOf(filter: ProfitFilter): Promise<ProfitLoss['response']>
  /** The receipt of an act that moved something in an account's wallets. */
  receiptOf(merchant: string, owner: string, number: string): Promise<MoneyReceipt['response'] | undefined>
  /** Whether a receipt says what was posted, and its check code goes with it. */
  isGenuine(merchant: string, shown: CheckReceipt['request']): Promise<boolean>
  /** Everybody below an account, with what they hold, and what they bet and won since then. */
  teamOf(merchant: string, account: string, since: number): Promise<TeamMember[]>
  /** Who registered with a code, with what they deposited and bet, the newest first. */
  friendsOf(merchant: string, code: string): Promise<Friend[]>
  /** All lines of a merchant, or those of one account's wallets. */
  statement(merchant: string, owner?: string): Promise<Statement>
  /** Removes all of a merchant, once what is being made up of it is written. */
  reset(merchant: string): Promise<void>
}

/** `pointsFor`: what a bet that has ended earns; nothing, if left out. */
export function createLedger(
  database: Database,
  accounts: Accounts,
  clock: () => number,
  pointsFor: PointsFor = () => Promise.resolve(0),
): Ledger {
  const { seeded, begun } = seedOnce(database)
  const settlers: ((merchant: string, owner?: string) => Promise<void>)[] = []

  /** What an account's figures come from; everybody's, if none is named. A team's people are many: only where one is concerned. */
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
      // What is being made up would otherwise be written after it.
      const own = [...seeded].filter(([name]) => name.startsWith(`${merchant}/`))
      await Promise.allSettled(own.map(([, writing]) => writing))
      const tables = ['lines', 'entries', 'bets', 'wallets', 'seeded', 'resets']
      const remove = tables.map((table) => ({ sql: `DELETE FROM ${table} WHERE merchant = ?`, args: [merchant] }))
      await database.write([{ sql: 'INSERT INTO resets (merchant) VALUES (?)', args: [merchant] }, ...remove])
      // Not before: who asks meanwhile would take what is about to go for what is there.
      for (const [name] of own) seeded.delete(name)
    },
  }
}
