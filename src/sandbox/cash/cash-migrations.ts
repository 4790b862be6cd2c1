import type { Migrations } from '@/sandbox/database/migrations'

/**
 * Deposit requests. The money itself is only in the ledger: a request names the entry that booked it. A request ends
 * once: a batch that books it again, or after its rejection, fails as a whole.
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
  // Withdrawal requests. The entry that a request names holds the money; another entry pays it out or gives it back.
  // Like a deposit, a request ends once. The player confirms it once.
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
  // The bonus on Fridays has one id: it was another one at the deposit form.
  24: [`UPDATE deposits SET promotion = 'friday_reload' WHERE promotion = 'reload'`],
}
