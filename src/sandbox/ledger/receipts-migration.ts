/** What the check codes of receipts are made with: of this database alone, and the same after a restart. */
export const receiptsMigration: readonly string[] = [
  'CREATE TABLE receipt_key (id INTEGER PRIMARY KEY CHECK (id = 1), key TEXT NOT NULL)',
  'INSERT INTO receipt_key (id, key) VALUES (1, lower(hex(randomblob(32))))',
]
