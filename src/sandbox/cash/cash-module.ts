import type { LedgerPort } from '@/sandbox/ledger/port/ledger-port'
import type { LimitsPort } from '@/sandbox/limits/port/limits-port'
import type { MessagesPort } from '@/sandbox/messages/port/messages-port'
import { defineModule } from '@/sandbox/sandbox-module'
import type { SecurityPort } from '@/sandbox/security/port/security-port'
import type { SettingsPort } from '@/sandbox/settings/port/settings-port'
import { approveDeposit, disburseWithdrawal, failWithdrawal, rejectDeposit, waitingCash } from './acts/cash-acts'
import { cashCalls } from './cash-calls'
import { cashMigrations } from './cash-migrations'
import { createDeposits } from './deposits/deposits'
import type { CashPort } from './port/cash-port'
import { notifyPaidOut } from './notify-paid-out'
import { createWithdrawals } from './withdrawals/withdrawals'

type Needs = LedgerPort & MessagesPort

export const cashModule = defineModule<Needs, CashPort, Needs & SettingsPort & SecurityPort & CashPort & LimitsPort>({
  name: 'cash',
  migrations: cashMigrations,
  tables: ['deposits', 'withdrawals'],
  create({ database, clock, merchants, ledger, messages }) {
    const withdrawals = createWithdrawals(database, ledger, clock, notifyPaidOut(messages, merchants))
    ledger.beforeReading((merchant) => withdrawals.settleDue(merchant))
    return { deposits: createDeposits(database, ledger, clock), withdrawals }
  },
  calls: cashCalls,
  acts: {
    'approve-deposit': approveDeposit,
    'reject-deposit': rejectDeposit,
    'disburse-withdrawal': disburseWithdrawal,
    'fail-withdrawal': failWithdrawal,
  },
  waiting: waitingCash,
})
