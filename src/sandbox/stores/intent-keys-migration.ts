/** Whose key is for what, whichever table holds the act itself. */
export const intentKeysMigration: readonly string[] = [
  `CREATE TABLE intent_keys (
    merchant TEXT NOT NULL, account TEXT NOT NULL, key TEXT NOT NULL, request_hash TEXT NOT NULL,
    PRIMARY KEY (account, key)
  )`,
  // Keys with a slash are the sandbox's own.
  `INSERT OR IGNORE INTO intent_keys SELECT merchant, account, key, request_hash FROM entries
    WHERE key NOT LIKE '%/%' AND request_hash IS NOT NULL`,
  'INSERT OR IGNORE INTO intent_keys SELECT merchant, account, key, request_hash FROM deposits',
  'INSERT OR IGNORE INTO intent_keys SELECT merchant, account, key, request_hash FROM contract_answers',
  `INSERT OR IGNORE INTO intent_keys SELECT merchant, account, answer_key, answer_hash FROM withdrawals
    WHERE answer_key IS NOT NULL`,
]
