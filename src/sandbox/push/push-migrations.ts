import type { Migrations } from '@/sandbox/database/migrations'

export const pushMigrations: Migrations = {
  27: [
    `CREATE TABLE push_subscriptions (
      endpoint TEXT PRIMARY KEY, merchant TEXT NOT NULL, account TEXT NOT NULL, p256dh TEXT NOT NULL,
      auth TEXT NOT NULL, time INTEGER NOT NULL
    )`,
    'CREATE INDEX push_account ON push_subscriptions (account, time)',
    'CREATE TABLE push_keys (id INTEGER PRIMARY KEY CHECK (id = 1), public TEXT NOT NULL, private TEXT NOT NULL)',
  ],
}
