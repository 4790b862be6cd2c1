import { defineModule } from '@/sandbox/sandbox-module'
import type { LedgerPort } from '@/sandbox/ledger/port/ledger-port'
import type { PlayPort } from '@/sandbox/play/port/play-port'
import { createAccounts } from './accounts'
import { accountsCalls } from './accounts-calls'
import { accountsMigrations } from './accounts-migrations'
import { leaveUpline } from './acts/leave-upline'
import { trialType } from './port/account-types'
import type { AccountsPort } from './port/accounts-port'
import { seedAccounts, seedTeam } from './seed-accounts'
import { createSessions } from './sessions'

export const accountsModule = defineModule<unknown, AccountsPort, AccountsPort & LedgerPort & PlayPort>({
  name: 'accounts',
  migrations: accountsMigrations,
  tables: ['sessions', 'accounts'],
  create: ({ database, clock }) => ({
    accounts: createAccounts(database, clock),
    sessions: createSessions(database, clock),
  }),
  calls: accountsCalls,
  acts: { 'leave-upline': leaveUpline },

  async start({ accounts, sessions }, merchants) {
    await sessions.removeExpired()
    for (const merchant of merchants) await accounts.removeAbandoned(merchant.code, trialType(merchant))
  },

  async seed({ accounts, clock }, merchant) {
    await seedAccounts(accounts, merchant)
    await seedTeam(accounts, merchant, clock())
  },
})
