/** What a bet was, for its record, and how it is found by account, by the entry that took its stake and by when it ends. */
export const betsMigration: readonly string[] = [
  'ALTER TABLE bets ADD COLUMN game_id TEXT',
  "ALTER TABLE bets ADD COLUMN detail TEXT NOT NULL DEFAULT '{}'",
  'ALTER TABLE bets ADD COLUMN due INTEGER',
  'ALTER TABLE bets ADD COLUMN wallet TEXT',
  "CREATE INDEX bets_open ON bets (account, due) WHERE state = 'open'",
  'CREATE INDEX entries_reference ON entries (reference)',
]
