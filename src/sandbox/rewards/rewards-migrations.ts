import type { Migrations } from '@/sandbox/database/migrations'

/**
 * Claims, each once: a batch that books one a second time fails as a whole. `turnover`: wagering requirement before a
 * withdrawal, in hundredths. Free spins are counted down to 0; `times` is how often what they win must be wagered.
 */
export const rewardsMigrations: Migrations = {
  16: [
    `CREATE TABLE claims (
    merchant TEXT NOT NULL, account TEXT NOT NULL, reward TEXT NOT NULL, time INTEGER NOT NULL, entry TEXT NOT NULL,
    unit TEXT NOT NULL, amount INTEGER NOT NULL, turnover INTEGER NOT NULL, details TEXT NOT NULL,
    PRIMARY KEY (account, reward)
  )`,
  ],
  25: [
    `CREATE TABLE free_spins (
    merchant TEXT NOT NULL, account TEXT NOT NULL, reward TEXT NOT NULL, granted INTEGER NOT NULL,
    left INTEGER NOT NULL, until INTEGER NOT NULL, times INTEGER NOT NULL, named TEXT NOT NULL,
    CONSTRAINT spins_left CHECK (left >= 0),
    PRIMARY KEY (account, reward)
  )`,
  ],
}
