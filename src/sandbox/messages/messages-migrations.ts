import type { Migrations } from '@/sandbox/database/migrations'

/** Messages to players, and their feedback. */
export const messagesMigrations: Migrations = {
  6: [
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
  ],
  9: [
    `CREATE TABLE feedback (
      id TEXT PRIMARY KEY, merchant TEXT NOT NULL, account TEXT, type TEXT NOT NULL, content TEXT NOT NULL,
      time INTEGER NOT NULL
    )`,
    `CREATE TABLE feedback_pictures (
      feedback TEXT NOT NULL, place INTEGER NOT NULL, kind TEXT NOT NULL, bytes BLOB NOT NULL,
      PRIMARY KEY (feedback, place)
    )`,
  ],
  // The author of a message, and whether its reader has deleted it.
  11: [
    'ALTER TABLE messages ADD COLUMN sender TEXT',
    'ALTER TABLE messages ADD COLUMN removed INTEGER NOT NULL DEFAULT 0',
  ],
  // Platform messages in each language of their merchant: `{ [language]: { title, content } }` as JSON.
  23: ['ALTER TABLE messages ADD COLUMN words TEXT'],
}
