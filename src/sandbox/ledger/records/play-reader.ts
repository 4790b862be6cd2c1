import type { Database } from '@/sandbox/database/database'
import { placedBets, type PlacedBet } from './placed-bets'
import { teamBets, type TeamBet } from './team-bets'
import {
  lossSince,
  paidInSince,
  playFigures,
  playRanks,
  settledByCategory,
  type Place,
  type PlayFigures,
} from './play-figures'

/** From the first moment that counts to the first one after them, in milliseconds since 1970. */
interface Time {
  readonly from: number
  readonly to: number
}

/** What the ledger says of how accounts play: what rewards and rebates are worked out from. */
export interface PlayReader {
  /** What an account bet and deposited in a time. */
  playFigures(merchant: string, account: string, time: Time): Promise<PlayFigures>
  /** Everybody who bet in a time, who bet most first. */
  playRanks(merchant: string, time: Time): Promise<Place[]>
  /** Bets that an account placed since a moment, the earliest first. */
  placedBets(merchant: string, account: string, since: number): Promise<PlacedBet[]>
  /** What an account paid in since a moment, fees too. */
  paidInSince(merchant: string, account: string, since: number): Promise<number>
  /** What an account lost by bets that it placed since a moment, the stakes of open ones too; below 0 where it won. */
  lossSince(merchant: string, account: string, since: number): Promise<number>
  /** What an account bet by category, in bets that ended in a time. */
  settledByCategory(
    merchant: string,
    account: string,
    time: Time,
  ): Promise<{ readonly category: string; readonly validBet: number }[]>
  /** Bets of everybody below an account that ended in a time, the earliest first. */
  teamBets(merchant: string, account: string, time: Time): Promise<TeamBet[]>
}

/** `ready`: has written what is made up, and settled what is due. */
export function playReader(
  database: Database,
  ready: (merchant: string, account?: string) => Promise<void>,
): PlayReader {
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
