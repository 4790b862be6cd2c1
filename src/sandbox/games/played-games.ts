import { text } from '@/sandbox/database/columns'
import type { Database } from '@/sandbox/database/database'

/** Games of accounts by their node ids: each once, the last one that was put there first. */
export interface PlayedGames {
  of(account: string): Promise<string[]>
  /** Puts a game first, whether it was there or not. */
  put(merchant: string, account: string, game: string): Promise<void>
  remove(account: string, game: string): Promise<void>
}

/** `table`: the list that is kept; `keeps`: how many games of an account, if not all. */
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
