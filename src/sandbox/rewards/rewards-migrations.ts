import type { Migrations } from '@/sandbox/database/migrations'

/**
 * Claims, each once: a batch that books one a second time fails as a whole. `turnover`: wagering requirement before a
 * withdrawal, in hundredths.
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
