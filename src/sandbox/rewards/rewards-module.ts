import type { LedgerPort } from '@/sandbox/ledger/port/ledger-port'
import { defineModule } from '@/sandbox/sandbox-module'
import type { SecurityPort } from '@/sandbox/security/port/security-port'
import type { SettingsPort } from '@/sandbox/settings/port/settings-port'
import { createClaims } from './claims'
import { createFreeSpins } from './free-spins'
import type { RewardsPort } from './port/rewards-port'
import { rewardsCalls } from './rewards-calls'
import { rewardsMigrations } from './rewards-migrations'

export const rewardsModule = defineModule<
  LedgerPort,
  RewardsPort,
  SettingsPort & SecurityPort & LedgerPort & RewardsPort
>({
  name: 'rewards',
  migrations: rewardsMigrations,
  tables: ['claims', 'free_spins'],
  create: ({ database, clock, ledger }) => ({
    claims: createClaims(database, ledger, clock),
    freeSpins: createFreeSpins(database, ledger, clock),
  }),
  calls: rewardsCalls,
})
