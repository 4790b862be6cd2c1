import type { AccountsPort } from '@/sandbox/accounts/port/accounts-port'
import type { AgreementsPort } from '@/sandbox/agreements/port/agreements-port'
import type { DiagnosticsPort } from '@/sandbox/diagnostics/port/diagnostics-port'
import { defineModule } from '@/sandbox/sandbox-module'
import type { SecurityPort } from '@/sandbox/security/port/security-port'
import type { SettingsPort } from '@/sandbox/settings/port/settings-port'
import type { TeamPort } from '@/sandbox/team/port/team-port'
import type { VerificationPort } from '@/sandbox/verification/port/verification-port'
import { registrationCalls } from './registration-calls'

type Uses = AgreementsPort & DiagnosticsPort & SettingsPort & AccountsPort & VerificationPort & SecurityPort & TeamPort

export const registrationModule = defineModule<unknown, object, Uses>({
  name: 'registration',
  calls: registrationCalls,
})
