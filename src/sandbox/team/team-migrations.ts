import type { Migrations } from '@/sandbox/database/migrations'

/** Invitation links into a team. */
export const teamMigrations: Migrations = {
  19: [
    `CREATE TABLE invite_links (
    merchant TEXT NOT NULL, code TEXT NOT NULL, account TEXT NOT NULL, type INTEGER NOT NULL, rebate INTEGER NOT NULL,
    created INTEGER NOT NULL, expires INTEGER, removed INTEGER,
    PRIMARY KEY (merchant, code)
  )`,
    'CREATE INDEX invite_links_account ON invite_links (account, created)',
  ],
}
