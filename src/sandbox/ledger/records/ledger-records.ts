import type { CheckReceipt, MoneyReceipt, ProfitLoss } from '@/contract/generated/gateway-types'
import type { Database } from '@/sandbox/database/database'
import { betCounts } from '@/sandbox/ledger/bets'
import type { Ready } from '@/sandbox/ledger/ready'
import { accountLines, type LineFilter } from './account-lines'
import { betLines, type BetFilter } from './bet-lines'
import { friendIds, friendsOf, type Friend } from './friends'
import { namedBets, type NamedBet } from './named-bets'
import { profitLines, type ProfitFilter } from './profit-lines'
import { isGenuine, receiptOf } from './receipts'
import { statementOf, type Statement } from './statement'
import { teamOf, type TeamMember } from './team-below'
import { winsSince, type Win } from './wins'

/** What records, receipts and teams show of the ledger. */
export interface LedgerRecords {
  /** The number of bets per game of a vendor, by game id. */
  betCounts(merchant: string, vendor: string): Promise<Map<string, number>>
  /** The largest wins since an instant, largest first: at most `most`, one per account and game. */
  winsSince(merchant: string, since: number, most: number): Promise<Win[]>
  /** A page of lines of an account's or a team's wallets, each with its account's name. */
  linesOf(filter: LineFilter): ReturnType<typeof accountLines>
  /** A page of bets of an account or a team, each with its account's name. */
  betsOf(filter: BetFilter): ReturnType<typeof betLines>
  /** Those of the numbers that are bets of the account. */
  namedBets(account: string, numbers: readonly string[]): Promise<NamedBet[]>
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
}

export function ledgerRecords(database: Database, ready: Ready): LedgerRecords {
  return {
    async betCounts(merchant, vendor) {
      await ready(merchant)
      return betCounts(database, merchant, vendor)
    },

    async winsSince(merchant, since, most) {
      await ready(merchant)
      return winsSince(database, merchant, since, most)
    },

    async linesOf(filter) {
      await ready(filter.merchant, filter.reach === 'own' ? filter.owner : undefined)
      return accountLines(database, filter)
    },

    async betsOf(filter) {
      await ready(filter.merchant, filter.reach === 'own' ? filter.owner : undefined)
      return betLines(database, filter)
    },

    namedBets: (account, numbers) => namedBets(database, account, numbers),

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
  }
}
