import { integer, orNull, text, word } from '@/sandbox/database/columns'
import type { Database } from '@/sandbox/database/database'

/** The current state of an account's bet. Amounts in hundredths, times in milliseconds since 1970. */
export interface PlacedBet {
  readonly number: string
  readonly time: number
  readonly category: string
  readonly game: string
  /** Node id of the game in the catalogue. */
  readonly gameId: string | null
  readonly stake: number
  readonly validBet: number
  readonly state: 'open' | 'settled' | 'cancelled'
}

/** Bets that an account has placed since an instant, oldest first. */
export async function placedBets(database: Database, account: string, since: number): Promise<PlacedBet[]> {
  return database.rows(
    {
      number: text,
      time: integer,
      category: text,
      game: text,
      gameId: orNull(text),
      stake: integer,
      validBet: integer,
      state: word<PlacedBet['state']>(),
    },
    `SELECT number, time, category, game, game_id, stake, valid_bet, state FROM bets
      WHERE account = ? AND time >= ? ORDER BY time, rowid`,
    [account, since],
  )
}
