import type { PushSender } from '@/sandbox/push/push-sender'
import type { PushKeys, PushSubscriptions } from '@/sandbox/push/push-subscriptions'

/** Notifications on players' devices. */
export interface PushPort {
  readonly pushSubscriptions: PushSubscriptions
  readonly pushKeys: PushKeys
  readonly push: PushSender
}
