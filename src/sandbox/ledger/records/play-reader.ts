import type { Ready } from '@/sandbox/ledger/ready'
import type { Database } from '@/sandbox/database/database'
import { placedBets, type PlacedBet } from './placed-bets'
import { teamBets, type TeamBet } from './team-bets'
import {
  bestRounds,
  lossIn,
  lossSince,
  paidInSince,
  playFigures,
  playRanks,
  settledByCategory,
  type Place,
  type PlayFigures,
} from './play-figures'

/** Start (inclusive) to end (exclusive), in milliseconds since 1970. */
interface Time {
  readonly from: number
  readonly to: number
}

/** How accounts play, according to the ledger. Rewards and rebates are computed from it. */
export interface PlayReader {
  /** An account's bets and deposits in a time range. */
  playFigures(merchant: string, account: string, time: Time): Promise<PlayFigures>
  /** Everybody who bet in a time range, highest total first. */
  playRanks(merchant: string, time: Time): Promise<Place[]>
  /** Bets that an account has placed since an instant, oldest first. */
  placedBets(merchant: string, account: string, since: number): Promise<PlacedBet[]>
  /** What an account has deposited since an instant, fees included. */
  paidInSince(merchant: string, account: string, since: number): Promise<number>
  /**
   * What an account has lost on bets placed since an instant, including the stakes of open bets. Negative for a net
   * win.
   */
  lossSince(merchant: string, account: string, since: number): Promise<number>
  /** What an account has lost in a category on bets placed in a time range. Negative for a net win. */
  lossIn(merchant: string, account: string, category: string, time: Time): Promise<number>
  /** Ids of the accounts that won with a round of a category placed in a time range, the best round first. */
  bestRounds(merchant: string, category: string, time: Time): Promise<string[]>
  /** An account's bets by category that were settled in a time range. */
  settledByCategory(
    merchant: string,
    account: string,
    time: Time,
  ): Promise<{ readonly category: string; readonly validBet: number }[]>
  /** Bets of all downlines of an account that were settled in a time range, oldest first. */
  teamBets(merchant: string, account: string, time: Time): Promise<TeamBet[]>
}

export function playReader(database: Database, ready: Ready): PlayReader {
  return {
    async playFigures(merchant, account, time) {
      await ready(merchant, account)
      return playFigures(database, account, time)
    },

    async playRanks(merchant, time) {
      await ready(merchant)
      return playRanks(database, merchant, time)
    },

    async placedBets(merchant, account, since) {
      await ready(merchant, account)
      return placedBets(database, account, since)
    },

    async paidInSince(merchant, account, since) {
      await ready(merchant, account)
      return paidInSince(database, account, since)
    },

    async lossSince(merchant, account, since) {
      await ready(merchant, account)
      return lossSince(database, account, since)
    },

    async lossIn(merchant, account, category, time) {
      await ready(merchant, account)
      return lossIn(database, account, category, time)
    },

    async bestRounds(merchant, category, time) {
      await ready(merchant)
      return bestRounds(database, merchant, category, time)
    },

    async settledByCategory(merchant, account, time) {
      await ready(merchant, account)
      return settledByCategory(database, account, time)
    },

    async teamBets(merchant, account, time) {
      await ready(merchant)
      return teamBets(database, account, time)
    },
  }
}
