/** Steps from one version of the database to the next: step 0 makes version 1. A step that was released never changes. */
export const migrations: readonly (readonly string[])[] = [
  [
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
    'CREATE TABLE IF NOT EXISTS settings (merchant TEXT PRIMARY KEY, changes TEXT NOT NULL)',
  ],
]
