/**
 * Money on its way in. What came in is in the ledger alone: a request says which entry booked it. A request that has
 * ended stays as it ended: the batch that would book it a second time, or after it was rejected, fails whole.
 */
export const depositMigration: readonly string[] = [
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
]
