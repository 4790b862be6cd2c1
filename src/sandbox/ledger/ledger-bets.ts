import type { Database } from '@/sandbox/database/database'
import {
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
import type { PointsFor } from './earned-points'
import type { PostedEntry } from './port/entry'
import type { Intent } from './port/post-entry'
import type { Ready } from './ready'

/** Bets, from the stake to the win. */
export interface LedgerBets {
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
  /** Open bets; with `due`, only those due by then. */
  openBets(filter: { readonly merchant: string; readonly account?: string; readonly due?: number }): Promise<OpenBet[]>
  /** An account's recent bets on a game, newest first. */
  recentBets(account: string, gameId: string): Promise<ShownBet[]>
}

/** `pointsFor`: the points that a settled bet earns. */
export function ledgerBets(database: Database, clock: () => number, ready: Ready, pointsFor: PointsFor): LedgerBets {
  return {
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

    openBets: (filter) => openBets(database, filter),

    recentBets: (account, gameId) => recentBets(database, account, gameId),
  }
}
