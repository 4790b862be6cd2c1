import type { Migrations } from '@/sandbox/database/migrations'

/** What an account marked and what it launched, each game once. */
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
