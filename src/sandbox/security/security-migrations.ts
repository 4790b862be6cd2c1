import type { Migrations } from '@/sandbox/database/migrations'

/** Sign-ins of accounts, and payout accounts. Removed payout accounts stay for the withdrawals that were sent there. */
export const securityMigrations: Migrations = {
  10: [
    `CREATE TABLE sign_ins (
    id INTEGER PRIMARY KEY, merchant TEXT NOT NULL, account TEXT NOT NULL, session TEXT NOT NULL,
    time INTEGER NOT NULL, place TEXT, device TEXT
  )`,
    'CREATE INDEX sign_ins_account ON sign_ins (account, time)',
    `CREATE TABLE payout_accounts (
    id TEXT PRIMARY KEY, merchant TEXT NOT NULL, account TEXT NOT NULL, institution TEXT NOT NULL,
    number TEXT NOT NULL, holder TEXT NOT NULL, time INTEGER NOT NULL, removed INTEGER
  )`,
    'CREATE UNIQUE INDEX payout_accounts_number ON payout_accounts (merchant, institution, number) WHERE removed IS NULL',
    'CREATE INDEX payout_accounts_account ON payout_accounts (account)',
  ],
}
