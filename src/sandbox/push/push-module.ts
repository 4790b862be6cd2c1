import webPush from 'web-push'
import type { AccountsPort } from '@/sandbox/accounts/port/accounts-port'
import { defineModule } from '@/sandbox/sandbox-module'
import { sendPush } from './acts/send-push'
import type { PushPort } from './port/push-port'
import { pushCalls } from './push-calls'
import { pushMigrations } from './push-migrations'
import { createPushSender } from './push-sender'
import { createPushKeys, createPushSubscriptions } from './push-subscriptions'

export const pushModule = defineModule<unknown, PushPort, AccountsPort & PushPort>({
  name: 'push',
  migrations: pushMigrations,
  tables: ['push_subscriptions'],
  lastingTables: ['push_keys'],
  create({ database, clock }) {
    const pushSubscriptions = createPushSubscriptions(database, clock)
    const pushKeys = createPushKeys(database, () => Promise.resolve(webPush.generateVAPIDKeys()))
    return { pushSubscriptions, pushKeys, push: createPushSender(pushSubscriptions, pushKeys) }
  },
  calls: pushCalls,
  acts: { 'send-push': sendPush },
})
