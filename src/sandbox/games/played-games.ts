import { text } from '@/sandbox/database/columns'
import type { Database } from '@/sandbox/database/database'

/** A list of games per account, by node id: each game once, the most recently added first. */
export interface PlayedGames {
  of(account: string): Promise<string[]>
  /** Moves a game to the front, or adds it there. */
  put(merchant: string, account: string, game: string): Promise<void>
  remove(account: string, game: string): Promise<void>
}

/** `table`: the table that holds the list; `keeps`: maximum number of games per account, unlimited if omitted. */
export function createPlayedGames(
  database: Database,
  table: 'favourite_games' | 'recent_games',
  keeps?: number,
): PlayedGames {
  return {
    async of(account) {
      const sql = `SELECT game FROM ${table} WHERE account = ? ORDER BY place DESC`
      const games = await database.rows({ game: text }, sql, [account])
      return games.map(({ game }) => game)
    },

    async put(merchant, account, game) {
      const next = `(SELECT coalesce(max(place), 0) + 1 FROM ${table} WHERE account = ?2)`
      const put = {
        sql: `INSERT INTO ${table} (merchant, account, game, place) VALUES (?1, ?2, ?3, ${next})
          ON CONFLICT (account, game) DO UPDATE SET place = excluded.place`,
        args: [merchant, account, game],
      }
      const forget = {
        sql: `DELETE FROM ${table} WHERE account = ?1 AND game NOT IN
          (SELECT game FROM ${table} WHERE account = ?1 ORDER BY place DESC LIMIT ?2)`,
        args: [account, keeps ?? -1],
      }
      await database.write(keeps === undefined ? [put] : [put, forget])
    },

    async remove(account, game) {
      await database.run({ sql: `DELETE FROM ${table} WHERE account = ? AND game = ?`, args: [account, game] })
    },
  }
}
