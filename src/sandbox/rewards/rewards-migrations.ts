import type { Migrations } from '@/sandbox/database/migrations'

/**
 * What was claimed, each once: the batch that would book it a second time fails whole. `turnover`: what has to be bet
 * before it may be withdrawn, in hundredths.
 */
export const rewardsMigrations: Migrations = {
  16: [
    `CREATE TABLE claims (
    merchant TEXT NOT NULL, account TEXT NOT NULL, reward TEXT NOT NULL, time INTEGER NOT NULL, entry TEXT NOT NULL,
    unit TEXT NOT NULL, amount INTEGER NOT NULL, turnover INTEGER NOT NULL, details TEXT NOT NULL,
    PRIMARY KEY (account, reward)
  )`,
  ],
}
