import type { Migrations } from '@/sandbox/database/migrations'

/**
 * Agreed terms with their dates, paid periods, and their claims. A batch that books a period a second time fails as a
 * whole. `contract_settled`: until when everything is settled.
 */
export const contractsMigrations: Migrations = {
  6: [
    `CREATE TABLE contracts (
    merchant TEXT NOT NULL,
    account TEXT NOT NULL,
    name TEXT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (account, name)
  )`,
  ],
  // Answers to contract requests, by idempotency key.
  14: [
    `CREATE TABLE contract_answers (
    merchant TEXT NOT NULL, account TEXT NOT NULL, key TEXT NOT NULL, request_hash TEXT NOT NULL,
    PRIMARY KEY (account, key)
  )`,
  ],
  17: [
    `CREATE TABLE contract_terms (
    id INTEGER PRIMARY KEY, merchant TEXT NOT NULL, account TEXT NOT NULL, name TEXT NOT NULL, offered_by TEXT NOT NULL,
    since INTEGER NOT NULL, until INTEGER, ending TEXT, terms TEXT NOT NULL
  )`,
    'CREATE INDEX contract_terms_account ON contract_terms (account, name, since)',
    `INSERT INTO contract_terms (merchant, account, name, offered_by, since, terms)
    SELECT merchant, account, name, '', CAST(strftime('%s', body ->> '$.since') AS INTEGER) * 1000, body -> '$.terms'
    FROM contracts WHERE name IN ('divtypeinfo', 'dailysalinfotype', 'contracthoursalinfo', 'realtimesalinfotype')`,
    `CREATE TABLE contract_periods (
    id INTEGER PRIMARY KEY, merchant TEXT NOT NULL, account TEXT NOT NULL, kind TEXT NOT NULL, period TEXT NOT NULL,
    starts INTEGER NOT NULL, ends INTEGER NOT NULL, valid_bet INTEGER NOT NULL, profit_loss INTEGER NOT NULL,
    active_members INTEGER NOT NULL, rate INTEGER NOT NULL, amount INTEGER NOT NULL,
    UNIQUE (account, kind, period, starts)
  )`,
    `CREATE TABLE contract_claims (
    merchant TEXT NOT NULL, period INTEGER NOT NULL PRIMARY KEY, entry TEXT NOT NULL
  )`,
    `CREATE TABLE contract_settled (
    merchant TEXT NOT NULL, account TEXT NOT NULL, kind TEXT NOT NULL, until INTEGER NOT NULL,
    PRIMARY KEY (account, kind)
  )`,
  ],
}
