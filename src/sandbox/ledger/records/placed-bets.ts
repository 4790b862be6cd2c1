import type { Client } from '@libsql/client'
import { textOf } from '@/sandbox/database/text-of'

/** A bet of an account as it stands. Amounts in hundredths, times in milliseconds since 1970. */
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

/** Bets that an account placed since a moment, the earliest first. */
export async function placedBets(client: Client, account: string, since: number): Promise<PlacedBet[]> {
  const { rows } = await client.execute({
    sql: `SELECT number, time, category, game, game_id, stake, valid_bet, state FROM bets
      WHERE account = ? AND time >= ? ORDER BY time, rowid`,
    args: [account, since],
  })
  return rows.map((row) => ({
    number: textOf(row['number']),
    time: Number(row['time']),
    category: textOf(row['category']),
    game: textOf(row['game']),
    gameId: row['game_id'] === null ? null : textOf(row['game_id']),
    stake: Number(row['stake']),
    validBet: Number(row['valid_bet']),
    state: textOf(row['state']) as PlacedBet['state'],
  }))
}
