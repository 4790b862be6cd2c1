import type { AccountsPort } from '@/sandbox/accounts/port/accounts-port'
import type { LedgerPort } from '@/sandbox/ledger/port/ledger-port'
import { defineModule } from '@/sandbox/sandbox-module'
import type { PushPort } from '@/sandbox/push/port/push-port'
import type { SettingsPort } from '@/sandbox/settings/port/settings-port'
import type { TeamPort } from '@/sandbox/team/port/team-port'
import { createLimiter, fiveMinutes } from '@/sandbox/verification/port/limiter'
import type { VerificationPort } from '@/sandbox/verification/port/verification-port'
import { sendMessage } from './acts/send-message'
import { demoMessages } from './demo-messages'
import { createFeedbacks } from './feedbacks'
import { createMessages } from './messages'
import { messagesCalls } from './messages-calls'
import { messagesMigrations } from './messages-migrations'
import type { MessagesPort } from './port/messages-port'

type Uses = SettingsPort & AccountsPort & VerificationPort & MessagesPort & LedgerPort & TeamPort & PushPort

export const messagesModule = defineModule<unknown, MessagesPort, Uses>({
  name: 'messages',
  migrations: messagesMigrations,
  tables: [
    'messages',
    { name: 'feedback_pictures', where: 'feedback IN (SELECT id FROM feedback WHERE merchant = ?)' },
    'feedback',
  ],
  create: ({ database, clock }) => ({
    messages: createMessages(database),
    feedbacks: createFeedbacks(database, clock),
    messageLimits: { sentMessages: createLimiter(20, fiveMinutes, clock) },
  }),
  calls: messagesCalls,
  acts: { 'send-message': sendMessage },

  async seed({ accounts, messages, clock }, merchant) {
    for (const [name, written] of Object.entries(demoMessages(merchant, clock()))) {
      const account = await accounts.bySignInName(merchant.code, name)
      if (account !== undefined) await messages.begin(merchant.code, account.id, written)
    }
  },
})
