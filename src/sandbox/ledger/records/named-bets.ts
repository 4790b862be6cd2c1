import { integer, orNull, text, type Columns } from '@/sandbox/database/columns'
import type { Database } from '@/sandbox/database/database'

/** What a line says of its bet. The time is in milliseconds since 1970. */
export interface NamedBet {
  readonly number: string
  readonly time: number
  readonly game: string
  readonly gameId: string | null
}

const columns: Columns<NamedBet> = { number: text, time: integer, game: text, gameId: orNull(text) }

/** Those of the numbers that are bets of the account. */
export function namedBets(database: Database, account: string, numbers: readonly string[]): Promise<NamedBet[]> {
  const places = numbers.map(() => '?').join(', ')
  const sql = `SELECT number, time, game, game_id FROM bets WHERE account = ? AND number IN (${places})`
  return database.rows(columns, sql, [account, ...numbers])
}
