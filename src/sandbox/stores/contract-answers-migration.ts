/** Which answers about contracts have come, by the keys of their intents. */
export const contractAnswersMigration: readonly string[] = [
  `CREATE TABLE contract_answers (
    merchant TEXT NOT NULL, account TEXT NOT NULL, key TEXT NOT NULL, request_hash TEXT NOT NULL,
    PRIMARY KEY (account, key)
  )`,
]
