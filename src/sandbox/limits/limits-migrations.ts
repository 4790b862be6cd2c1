import type { Migrations } from '@/sandbox/database/migrations'

/**
 * Limits that players set for themselves. `most` and `pending` are in hundredths, or in minutes for a session. NULL
 * means no limit; without a row the merchant's own limit applies.
 */
export const limitsMigrations: Migrations = {
  18: [
    `CREATE TABLE play_limits (
    merchant TEXT NOT NULL, account TEXT NOT NULL, kind TEXT NOT NULL, most INTEGER, pending INTEGER,
    pending_from INTEGER, PRIMARY KEY (account, kind)
  )`,
    'CREATE TABLE exclusions (account TEXT PRIMARY KEY, merchant TEXT NOT NULL, until INTEGER NOT NULL)',
  ],
}
