import type { Migrations } from '@/sandbox/database/migrations'

/** Tables of the accounts and of their open sessions. */
export const accountsMigrations: Migrations = {
  1: [
    `CREATE TABLE IF NOT EXISTS accounts (
      id TEXT PRIMARY KEY,
      merchant TEXT NOT NULL,
      account TEXT NOT NULL,
      account_key TEXT NOT NULL,
      password_hash TEXT,
      mobile TEXT,
      type INTEGER NOT NULL,
      nickname TEXT,
      rank_level INTEGER NOT NULL DEFAULT 0,
      first_time_login INTEGER NOT NULL DEFAULT 0,
      password_expired INTEGER NOT NULL DEFAULT 0,
      balance_cents INTEGER NOT NULL DEFAULT 0,
      profile TEXT NOT NULL,
      created_at INTEGER NOT NULL
    )`,
    'CREATE UNIQUE INDEX IF NOT EXISTS accounts_account ON accounts (merchant, account_key)',
    'CREATE UNIQUE INDEX IF NOT EXISTS accounts_mobile ON accounts (merchant, mobile)',
    `CREATE TABLE IF NOT EXISTS sessions (
      token_hash TEXT PRIMARY KEY,
      merchant TEXT NOT NULL,
      account_id TEXT NOT NULL,
      expires_at INTEGER NOT NULL
    )`,
    'CREATE INDEX IF NOT EXISTS sessions_account ON sessions (account_id)',
  ],
  2: [
    'ALTER TABLE accounts ADD COLUMN affiliate_code TEXT',
    'ALTER TABLE accounts ADD COLUMN social_id TEXT',
    'CREATE UNIQUE INDEX IF NOT EXISTS accounts_affiliate_code ON accounts (merchant, affiliate_code)',
    'CREATE UNIQUE INDEX IF NOT EXISTS accounts_social_id ON accounts (merchant, social_id)',
    // Gives existing demo accounts what new ones are seeded with from this version on.
    ...['demo_player', 'demo_vip', 'demo_agent', 'demo_first', 'demo_expired', 'demo_flagged'].map(
      (account, index) => `UPDATE OR IGNORE accounts
        SET mobile = '+8490100000${index + 1}',
          profile = json_set(profile, '$.email', '${account}@example.test', '$.countryDialingCode', '+84')
        WHERE account_key = '${account}'`,
    ),
    "UPDATE accounts SET affiliate_code = 'AGENT888' WHERE account_key = 'demo_agent'",
  ],
  3: [
    'ALTER TABLE accounts ADD COLUMN language TEXT',
    'ALTER TABLE accounts ADD COLUMN avatar TEXT',
    'ALTER TABLE accounts ADD COLUMN points INTEGER NOT NULL DEFAULT 0',
    'ALTER TABLE accounts ADD COLUMN unread_messages INTEGER NOT NULL DEFAULT 0',
    'ALTER TABLE accounts ADD COLUMN agency TEXT',
    "UPDATE accounts SET points = 12450, unread_messages = 3 WHERE account_key = 'demo_player'",
    "UPDATE accounts SET points = 386200, unread_messages = 5 WHERE account_key = 'demo_vip'",
    "UPDATE accounts SET points = 58900, unread_messages = 2 WHERE account_key = 'demo_agent'",
    "UPDATE accounts SET points = 3100 WHERE account_key = 'demo_expired'",
  ],
  4: ['ALTER TABLE sessions ADD COLUMN is_for_password INTEGER NOT NULL DEFAULT 0'],
  // Balances are sums of ledger lines, so accounts no longer store them.
  5: ['ALTER TABLE accounts DROP COLUMN balance_cents', 'ALTER TABLE accounts DROP COLUMN points'],
  // The upline relation: who is above whom. It has no figures of an account.
  6: [
    'ALTER TABLE accounts ADD COLUMN upline TEXT',
    'ALTER TABLE accounts ADD COLUMN last_sign_in INTEGER',
    'CREATE INDEX accounts_upline ON accounts (upline)',
    'ALTER TABLE accounts DROP COLUMN agency',
    'ALTER TABLE accounts DROP COLUMN unread_messages',
  ],
  // The rebate that the upline grants.
  19: [
    'ALTER TABLE accounts ADD COLUMN rebate INTEGER',
    "UPDATE accounts SET rebate = 80 WHERE account_key = 'demo_agent'",
  ],
}
