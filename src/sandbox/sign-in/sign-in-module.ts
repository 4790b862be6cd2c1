import type { AccountsPort } from '@/sandbox/accounts/port/accounts-port'
import type { DiagnosticsPort } from '@/sandbox/diagnostics/port/diagnostics-port'
import type { LedgerPort } from '@/sandbox/ledger/port/ledger-port'
import type { LimitsPort } from '@/sandbox/limits/port/limits-port'
import { defineModule } from '@/sandbox/sandbox-module'
import type { SecurityPort } from '@/sandbox/security/port/security-port'
import type { SettingsPort } from '@/sandbox/settings/port/settings-port'
import { createLimiter, fiveMinutes } from '@/sandbox/verification/port/limiter'
import type { VerificationPort } from '@/sandbox/verification/port/verification-port'
import { createOauthCodes } from './oauth-codes'
import type { SignInPort } from './port/sign-in-port'
import { signInCalls } from './sign-in-calls'

type Uses = DiagnosticsPort &
  SettingsPort &
  AccountsPort &
  VerificationPort &
  SecurityPort &
  LedgerPort &
  LimitsPort &
  SignInPort

export const signInModule = defineModule<unknown, SignInPort, Uses>({
  name: 'sign-in',
  create: ({ clock }) => ({
    oauthCodes: createOauthCodes(clock),
    signInLimits: {
      signIn: createLimiter(5, fiveMinutes, clock),
      signInAnywhere: createLimiter(10, fiveMinutes, clock),
    },
  }),
  calls: signInCalls,
})
