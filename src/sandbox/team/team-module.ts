import type { AccountsPort } from '@/sandbox/accounts/port/accounts-port'
import type { CashPort } from '@/sandbox/cash/port/cash-port'
import type { RewardsPort } from '@/sandbox/rewards/port/rewards-port'
import type { LedgerPort } from '@/sandbox/ledger/port/ledger-port'
import { defineModule } from '@/sandbox/sandbox-module'
import type { SecurityPort } from '@/sandbox/security/port/security-port'
import type { SettingsPort } from '@/sandbox/settings/port/settings-port'
import type { DiagnosticsPort } from '@/sandbox/diagnostics/port/diagnostics-port'
import { growTeam } from './acts/grow-team'
import { createInviteLinks } from './invite-links'
import type { TeamPort } from './port/team-port'
import { createTeam } from './team'
import { teamCalls } from './team-calls'
import { teamMigrations } from './team-migrations'

type Uses = DiagnosticsPort &
  SettingsPort &
  AccountsPort &
  SecurityPort &
  LedgerPort &
  TeamPort &
  CashPort &
  RewardsPort

export const teamModule = defineModule<LedgerPort, TeamPort, Uses>({
  name: 'team',
  migrations: teamMigrations,
  tables: ['invite_links'],
  create: ({ database, clock, ledger }) => ({
    team: createTeam(database, ledger),
    inviteLinks: createInviteLinks(database, clock),
  }),
  calls: teamCalls,
  acts: { 'grow-team': growTeam },
})
