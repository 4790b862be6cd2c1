import type { AccountsPort } from '@/sandbox/accounts/port/accounts-port'
import type { DiagnosticsPort } from '@/sandbox/diagnostics/port/diagnostics-port'
import { defineModule } from '@/sandbox/sandbox-module'
import type { SettingsPort } from '@/sandbox/settings/port/settings-port'
import { createLimiter, fiveMinutes } from '@/sandbox/verification/port/limiter'
import type { VerificationPort } from '@/sandbox/verification/port/verification-port'
import { seedSecurity } from './demo-security'
import { createOneTimePasswords } from './one-time-passwords'
import { createPayoutAccounts } from './payout-accounts'
import type { SecurityPort } from './port/security-port'
import { securityCalls } from './security-calls'
import { securityMigrations } from './security-migrations'
import { createSignIns } from './sign-ins'

type Uses = DiagnosticsPort & SettingsPort & AccountsPort & VerificationPort & SecurityPort

export const securityModule = defineModule<unknown, SecurityPort, Uses>({
  name: 'security',
  migrations: securityMigrations,
  tables: ['sign_ins', 'payout_accounts'],
  create({ database, clock }) {
    const fiveTries = () => createLimiter(5, fiveMinutes, clock)
    return {
      signIns: createSignIns(database, clock),
      payoutAccounts: createPayoutAccounts(database, clock),
      oneTimePasswords: createOneTimePasswords(clock),
      securityLimits: {
        oldPassword: fiveTries(),
        paymentPassword: fiveTries(),
        bindingCodes: fiveTries(),
        boundNumbers: createLimiter(10, fiveMinutes, clock),
        forgotPassword: fiveTries(),
        mails: fiveTries(),
        passwordByPhone: fiveTries(),
      },
    }
  },
  calls: securityCalls,
  seed: seedSecurity,
})
