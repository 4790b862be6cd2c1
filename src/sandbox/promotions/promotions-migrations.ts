import type { Migrations } from '@/sandbox/database/migrations'

/**
 * Participations in promotions, and applications for them. An account can have only one application per promotion that
 * was not rejected, and a reviewed application is not reviewed again.
 */
export const promotionsMigrations: Migrations = {
  21: [
    `CREATE TABLE applications (
    number TEXT PRIMARY KEY, merchant TEXT NOT NULL, account TEXT NOT NULL, promotion TEXT NOT NULL,
    comment TEXT NOT NULL, status TEXT NOT NULL, created INTEGER NOT NULL, reviewed INTEGER, reason TEXT
  )`,
    `CREATE UNIQUE INDEX one_application ON applications (account, promotion) WHERE status <> 'rejected'`,
    `CREATE TABLE application_pictures (
    application TEXT NOT NULL, place INTEGER NOT NULL, kind TEXT NOT NULL, bytes BLOB NOT NULL,
    PRIMARY KEY (application, place)
  )`,
  ],
}
