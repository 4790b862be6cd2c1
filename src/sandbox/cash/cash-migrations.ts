import type { Migrations } from '@/sandbox/database/migrations'

/**
 * Money on its way in. What came in is in the ledger alone: a request says which entry booked it. A request that has
 * ended stays as it ended: the batch that would book it a second time, or after it was rejected, fails whole.
 */
export const cashMigrations: Migrations = {
  13: [
    `CREATE TABLE deposits (
    number TEXT PRIMARY KEY, merchant TEXT NOT NULL, account TEXT NOT NULL, key TEXT NOT NULL,
    request_hash TEXT NOT NULL, method TEXT NOT NULL, amount INTEGER NOT NULL, fee INTEGER NOT NULL,
    promotion TEXT, bonus INTEGER NOT NULL, turnover INTEGER NOT NULL, state TEXT NOT NULL, created INTEGER NOT NULL,
    expires INTEGER NOT NULL, paid INTEGER, ended INTEGER, reason TEXT, receipt TEXT, return_to TEXT,
    proof_kind TEXT, proof BLOB,
    CONSTRAINT one_deposit_a_key UNIQUE (account, key)
  )`,
    'CREATE INDEX deposits_account ON deposits (account, created)',
    `CREATE TRIGGER deposits_end BEFORE UPDATE OF state ON deposits WHEN OLD.ended IS NOT NULL
    BEGIN SELECT RAISE(ABORT, 'the request has ended'); END`,
  ],
  // Money on its way out. It is held by the entry that the request names, and paid out or given back by another: a
  // request that has ended stays as it ended, as that of a deposit does. What its player says afterwards is said once.
  15: [
    `CREATE TABLE withdrawals (
    number TEXT PRIMARY KEY, merchant TEXT NOT NULL, account TEXT NOT NULL, amount INTEGER NOT NULL,
    fee INTEGER NOT NULL, payout TEXT NOT NULL, state TEXT NOT NULL, created INTEGER NOT NULL, receipt TEXT NOT NULL,
    transferring INTEGER, ended INTEGER, end_receipt TEXT, reason TEXT, confirm_until INTEGER, answer TEXT,
    answered INTEGER, answer_key TEXT, answer_hash TEXT, received INTEGER, proof_kind TEXT, proof BLOB,
    review TEXT, reviewed INTEGER, review_receipt TEXT
  )`,
    'CREATE INDEX withdrawals_account ON withdrawals (account, created)',
    'CREATE INDEX withdrawals_open ON withdrawals (merchant, state)',
    `CREATE TRIGGER withdrawals_end BEFORE UPDATE OF state ON withdrawals WHEN OLD.ended IS NOT NULL
    BEGIN SELECT RAISE(ABORT, 'the request has ended'); END`,
    `CREATE TRIGGER withdrawals_answer BEFORE UPDATE OF answer ON withdrawals WHEN OLD.answer IS NOT NULL
    BEGIN SELECT RAISE(ABORT, 'the request was answered'); END`,
    `CREATE TRIGGER withdrawals_review BEFORE UPDATE OF review ON withdrawals WHEN OLD.review IS NOT NULL
    BEGIN SELECT RAISE(ABORT, 'the request has ended'); END`,
  ],
}
