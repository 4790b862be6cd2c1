import { betsMigration } from '@/sandbox/ledger/bets-migration'
import { ledgerMigration } from '@/sandbox/ledger/ledger-migration'
import { contractPeriodsMigration } from '@/sandbox/contracts/contract-periods-migration'
import { depositMigration, withdrawalMigration } from '@/sandbox/cash/cash-migration'
import { receiptsMigration } from '@/sandbox/ledger/receipts-migration'
import { playLimitsMigration } from '@/sandbox/limits/limits-migration'
import { pointsMigration } from '@/sandbox/points/points-migration'
import { applicationsMigration } from '@/sandbox/promotions/applications-migration'
import { claimsMigration } from '@/sandbox/rewards/claims-migration'
import { playedGamesMigration } from '@/sandbox/stores/played-games-migration'
import { intentKeysMigration } from '@/sandbox/stores/intent-keys-migration'
import { messageWordsMigration, messagesMigration } from '@/sandbox/stores/messages-migration'
import { securityMigration } from '@/sandbox/stores/security-migration'
import { contractAnswersMigration } from '@/sandbox/stores/contract-answers-migration'
import { invitesMigration, teamMigration } from './team-migration'

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
  [
    'ALTER TABLE accounts ADD COLUMN affiliate_code TEXT',
    'ALTER TABLE accounts ADD COLUMN social_id TEXT',
    'CREATE UNIQUE INDEX IF NOT EXISTS accounts_affiliate_code ON accounts (merchant, affiliate_code)',
    'CREATE UNIQUE INDEX IF NOT EXISTS accounts_social_id ON accounts (merchant, social_id)',
    // The accounts that are always there get what they are seeded with from here on.
    ...['demo_player', 'demo_vip', 'demo_agent', 'demo_first', 'demo_expired', 'demo_flagged'].map(
      (account, index) => `UPDATE OR IGNORE accounts
        SET mobile = '+8490100000${index + 1}',
          profile = json_set(profile, '$.email', '${account}@example.test', '$.countryDialingCode', '+84')
        WHERE account_key = '${account}'`,
    ),
    "UPDATE accounts SET affiliate_code = 'AGENT888' WHERE account_key = 'demo_agent'",
  ],
  [
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
  ['ALTER TABLE sessions ADD COLUMN is_for_password INTEGER NOT NULL DEFAULT 0'],
  [
    ...ledgerMigration,
    'CREATE TABLE maintenance (merchant TEXT NOT NULL, vendor TEXT NOT NULL, PRIMARY KEY (merchant, vendor))',
  ],
  teamMigration,
  betsMigration,
  playedGamesMigration,
  [
    `CREATE TABLE feedback (
      id TEXT PRIMARY KEY, merchant TEXT NOT NULL, account TEXT, type TEXT NOT NULL, content TEXT NOT NULL,
      time INTEGER NOT NULL
    )`,
    `CREATE TABLE feedback_pictures (
      feedback TEXT NOT NULL, place INTEGER NOT NULL, kind TEXT NOT NULL, bytes BLOB NOT NULL,
      PRIMARY KEY (feedback, place)
    )`,
  ],
  securityMigration,
  messagesMigration,
  receiptsMigration,
  depositMigration,
  contractAnswersMigration,
  withdrawalMigration,
  claimsMigration,
  contractPeriodsMigration,
  playLimitsMigration,
  invitesMigration,
  pointsMigration,
  applicationsMigration,
  intentKeysMigration,
  messageWordsMigration,
]
