import type { AccountsPort } from '@/sandbox/accounts/port/accounts-port'
import type { CashPort } from '@/sandbox/cash/port/cash-port'
import type { PointsPort } from '@/sandbox/points/port/points-port'
import type { RewardsPort } from '@/sandbox/rewards/port/rewards-port'
import { defineModule } from '@/sandbox/sandbox-module'
import type { SettingsPort } from '@/sandbox/settings/port/settings-port'
import { pointsFor } from './earned-points'
import { createIntentKeys } from './intent-keys'
import { createLedger } from './ledger'
import { ledgerCalls } from './ledger-calls'
import { ledgerMigrations } from './ledger-migrations'
import type { LedgerPort } from './port/ledger-port'

type Needs = SettingsPort & AccountsPort

export const ledgerModule = defineModule<Needs, LedgerPort, Needs & LedgerPort & CashPort & PointsPort & RewardsPort>({
  name: 'ledger',
  migrations: ledgerMigrations,
  tables: ['intent_keys'],
  create: ({ database, clock, merchants, settings, accounts }) => ({
    ledger: createLedger(database, accounts, clock, pointsFor(settings, merchants), merchants),
    intentKeys: createIntentKeys(database),
  }),
  calls: ledgerCalls,
  // Cleared last, because the past seeded meanwhile belongs to deleted accounts.
  tablesLast: ['lines', 'entries', 'bets', 'wallets', 'seeded', 'resets'],
  lastingTables: ['receipt_key'],
  endReset: ({ ledger }, { code }) => ledger.reset(code),
})
