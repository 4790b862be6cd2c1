import type { Migrations } from '@/sandbox/database/migrations'

/**
 * Redemptions of points. A redemption has the number of the entry that took the points, and ends once: a batch that
 * reviews it a second time fails as a whole. A reward's stock never falls below 0.
 */
export const pointsMigrations: Migrations = {
  20: [
    `CREATE TABLE point_stock (
    merchant TEXT NOT NULL, reward TEXT NOT NULL, pieces INTEGER NOT NULL,
    CONSTRAINT pieces_in_stock CHECK (pieces >= 0), PRIMARY KEY (merchant, reward)
  )`,
    `CREATE TABLE redemptions (
    number TEXT PRIMARY KEY, merchant TEXT NOT NULL, account TEXT NOT NULL, reward TEXT NOT NULL,
    quantity INTEGER NOT NULL, points INTEGER NOT NULL, amount INTEGER NOT NULL, address TEXT, status TEXT NOT NULL,
    created INTEGER NOT NULL, reviewed INTEGER, remark TEXT, end_number TEXT
  )`,
    'CREATE INDEX redemptions_account ON redemptions (account, created)',
    `CREATE TRIGGER redemptions_end BEFORE UPDATE OF status ON redemptions WHEN OLD.reviewed IS NOT NULL
    BEGIN SELECT RAISE(ABORT, 'the redemption has ended'); END`,
  ],
}
