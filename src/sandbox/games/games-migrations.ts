import type { Migrations } from '@/sandbox/database/migrations'

/** An account's favourite and recently launched games, each game once. */
export const gamesMigrations: Migrations = {
  8: [
    `CREATE TABLE favourite_games (
    merchant TEXT NOT NULL,
    account TEXT NOT NULL,
    game TEXT NOT NULL,
    place INTEGER NOT NULL,
    PRIMARY KEY (account, game)
  )`,
    `CREATE TABLE recent_games (
    merchant TEXT NOT NULL,
    account TEXT NOT NULL,
    game TEXT NOT NULL,
    place INTEGER NOT NULL,
    PRIMARY KEY (account, game)
  )`,
  ],
}
