/** Who wrote a message, and whether its reader still wants it. */
export const messagesMigration: readonly string[] = [
  'ALTER TABLE messages ADD COLUMN sender TEXT',
  'ALTER TABLE messages ADD COLUMN removed INTEGER NOT NULL DEFAULT 0',
]

/** What the platform writes, in each language of its merchant: `{ [language]: { title, content } }` as JSON. */
export const messageWordsMigration: readonly string[] = ['ALTER TABLE messages ADD COLUMN words TEXT']
