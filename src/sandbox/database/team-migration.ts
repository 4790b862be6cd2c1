/** Who is under whom, what was agreed with whom, and what was written to whom: nothing of it is a figure of an account. */
export const teamMigration: readonly string[] = [
  'ALTER TABLE accounts ADD COLUMN upline TEXT',
  'ALTER TABLE accounts ADD COLUMN last_sign_in INTEGER',
  'CREATE INDEX accounts_upline ON accounts (upline)',
  'ALTER TABLE accounts DROP COLUMN agency',
  'ALTER TABLE accounts DROP COLUMN unread_messages',
  `CREATE TABLE contracts (
    merchant TEXT NOT NULL,
    account TEXT NOT NULL,
    name TEXT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (account, name)
  )`,
  `CREATE TABLE messages (
    id INTEGER PRIMARY KEY,
    merchant TEXT NOT NULL,
    account TEXT NOT NULL,
    title TEXT NOT NULL,
    content TEXT NOT NULL,
    time INTEGER NOT NULL,
    read INTEGER NOT NULL DEFAULT 0
  )`,
  'CREATE INDEX messages_account ON messages (account, time)',
]

/** What those above give, and the links by which people come. */
export const invitesMigration: readonly string[] = [
  'ALTER TABLE accounts ADD COLUMN rebate INTEGER',
  "UPDATE accounts SET rebate = 80 WHERE account_key = 'demo_agent'",
  `CREATE TABLE invite_links (
    merchant TEXT NOT NULL, code TEXT NOT NULL, account TEXT NOT NULL, type INTEGER NOT NULL, rebate INTEGER NOT NULL,
    created INTEGER NOT NULL, expires INTEGER, removed INTEGER,
    PRIMARY KEY (merchant, code)
  )`,
  'CREATE INDEX invite_links_account ON invite_links (account, created)',
]
