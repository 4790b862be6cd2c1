import type { Migrations } from '@/sandbox/database/migrations'

/**
 * The tables of the ledger. A wallet's balance is the sum of its lines and is updated in the same batch. A player's
 * balance never falls below 0. Lines are permanent until their merchant is reset.
 */
export const ledgerMigrations: Migrations = {
  5: [
    `CREATE TABLE wallets (
    id INTEGER PRIMARY KEY,
    merchant TEXT NOT NULL,
    owner TEXT NOT NULL,
    kind TEXT NOT NULL,
    balance INTEGER NOT NULL DEFAULT 0,
    CONSTRAINT not_below_zero CHECK (owner = 'house' OR balance >= 0),
    UNIQUE (merchant, owner, kind)
  )`,
    `CREATE TABLE entries (
    number TEXT PRIMARY KEY,
    merchant TEXT NOT NULL,
    account TEXT NOT NULL,
    time INTEGER NOT NULL,
    kind TEXT NOT NULL,
    reference TEXT,
    key TEXT,
    request_hash TEXT,
    details TEXT NOT NULL,
    CONSTRAINT one_entry_a_key UNIQUE (account, key)
  )`,
    'CREATE INDEX entries_account ON entries (account, time)',
    `CREATE TABLE lines (
    id INTEGER PRIMARY KEY,
    entry TEXT NOT NULL,
    merchant TEXT NOT NULL,
    wallet INTEGER NOT NULL,
    amount INTEGER NOT NULL CHECK (amount <> 0),
    balance_after INTEGER NOT NULL
  )`,
    'CREATE INDEX lines_entry ON lines (entry)',
    'CREATE INDEX lines_wallet ON lines (wallet, id)',
    'CREATE INDEX lines_merchant ON lines (merchant)',
    'CREATE TABLE resets (merchant TEXT PRIMARY KEY)',
    "CREATE TRIGGER lines_never_change BEFORE UPDATE ON lines BEGIN SELECT RAISE(ABORT, 'a line never changes'); END",
    `CREATE TRIGGER lines_stay BEFORE DELETE ON lines WHEN OLD.merchant NOT IN (SELECT merchant FROM resets)
    BEGIN SELECT RAISE(ABORT, 'a line stays'); END`,
    `CREATE TABLE bets (
    number TEXT PRIMARY KEY,
    merchant TEXT NOT NULL,
    account TEXT NOT NULL,
    category TEXT NOT NULL,
    vendor TEXT NOT NULL,
    game TEXT NOT NULL,
    stake INTEGER NOT NULL,
    valid_bet INTEGER NOT NULL,
    win INTEGER NOT NULL,
    state TEXT NOT NULL,
    time INTEGER NOT NULL,
    settled INTEGER
  )`,
    'CREATE INDEX bets_account ON bets (account, time)',
    'CREATE TABLE seeded (merchant TEXT NOT NULL, part TEXT NOT NULL, PRIMARY KEY (merchant, part))',
  ],
  // Details of a bet for the betting record, with indexes by account, by the entry that took its stake and by due
  // time.
  7: [
    'ALTER TABLE bets ADD COLUMN game_id TEXT',
    "ALTER TABLE bets ADD COLUMN detail TEXT NOT NULL DEFAULT '{}'",
    'ALTER TABLE bets ADD COLUMN due INTEGER',
    'ALTER TABLE bets ADD COLUMN wallet TEXT',
    "CREATE INDEX bets_open ON bets (account, due) WHERE state = 'open'",
    'CREATE INDEX entries_reference ON entries (reference)',
  ],
  // The secret for the check codes of receipts. Each database has its own, which survives a restart.
  12: [
    'CREATE TABLE receipt_key (id INTEGER PRIMARY KEY CHECK (id = 1), key TEXT NOT NULL)',
    'INSERT INTO receipt_key (id, key) VALUES (1, lower(hex(randomblob(32))))',
  ],
  17: ['CREATE INDEX bets_account_settled ON bets (account, settled)'],
  // The request that each key came with, whichever table holds the act itself.
  22: [
    `CREATE TABLE intent_keys (
    merchant TEXT NOT NULL, account TEXT NOT NULL, key TEXT NOT NULL, request_hash TEXT NOT NULL,
    PRIMARY KEY (account, key)
  )`,
    // Keys with a slash are reserved for the sandbox.
    `INSERT OR IGNORE INTO intent_keys SELECT merchant, account, key, request_hash FROM entries
    WHERE key NOT LIKE '%/%' AND request_hash IS NOT NULL`,
    'INSERT OR IGNORE INTO intent_keys SELECT merchant, account, key, request_hash FROM deposits',
    'INSERT OR IGNORE INTO intent_keys SELECT merchant, account, key, request_hash FROM contract_answers',
    `INSERT OR IGNORE INTO intent_keys SELECT merchant, account, answer_key, answer_hash FROM withdrawals
    WHERE answer_key IS NOT NULL`,
  ],
}
