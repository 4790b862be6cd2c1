import type { AccountsPort } from '@/sandbox/accounts/port/accounts-port'
import type { CashPort } from '@/sandbox/cash/port/cash-port'
import type { LedgerPort } from '@/sandbox/ledger/port/ledger-port'
import { defineModule } from '@/sandbox/sandbox-module'
import { limitsCalls } from './limits-calls'
import { limitsMigrations } from './limits-migrations'
import { createPlayLimits } from './play-limits'
import type { LimitsPort } from './port/limits-port'

export const limitsModule = defineModule<unknown, LimitsPort, AccountsPort & LedgerPort & CashPort & LimitsPort>({
  name: 'limits',
  migrations: limitsMigrations,
  tables: ['play_limits', 'exclusions'],
  create: ({ database, clock }) => ({ playLimits: createPlayLimits(database, clock) }),
  calls: limitsCalls,
})
