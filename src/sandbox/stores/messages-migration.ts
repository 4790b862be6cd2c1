/** Who wrote a message, and whether its reader still wants it. */
export const messagesMigration: readonly string[] = [
  'ALTER TABLE messages ADD COLUMN sender TEXT',
  'ALTER TABLE messages ADD COLUMN removed INTEGER NOT NULL DEFAULT 0',
]
