import { integer, text } from '@/sandbox/database/columns'
import type { Database } from '@/sandbox/database/database'

/** A win, in hundredths. */
export interface Win {
  /** Sign-in name. */
  readonly account: string
  /** Node id of the game. */
  readonly gameId: string
  readonly amount: number
  /** Milliseconds since 1970. */
  readonly time: number
}

/** The largest win of each account and game since an instant, largest first. */
export async function winsSince(database: Database, merchant: string, since: number, most: number): Promise<Win[]> {
  // In SQLite, the other columns come from the row with the maximum.
  return database.rows(
    { account: text, gameId: text, amount: integer, time: integer },
    `SELECT a.account, b.game_id, max(b.win) AS amount, b.settled AS time
      FROM bets b JOIN accounts a ON a.id = b.account
      WHERE b.merchant = ? AND b.settled >= ? AND b.win > b.stake AND b.game_id IS NOT NULL
      GROUP BY b.account, b.game_id ORDER BY amount DESC, b.settled DESC LIMIT ?`,
    [merchant, since, most],
  )
}
