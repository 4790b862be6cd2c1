import type { Migrations } from '@/sandbox/database/migrations'

export const agreementsMigrations: Migrations = {
  26: [
    `CREATE TABLE agreements (
    merchant TEXT NOT NULL, account TEXT NOT NULL, document TEXT NOT NULL, version TEXT NOT NULL,
    language TEXT NOT NULL, time INTEGER NOT NULL, PRIMARY KEY (account, document, version)
  )`,
  ],
}
