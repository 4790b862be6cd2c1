import type { PushKey, RemovePush, SubscribePush } from '@/contract/generated/gateway-types'
import * as rows from '@/contract/endpoints/push-rows'
import { defineCall } from '@/site/gateway/call-definition'

/** The key that this browser subscribes with, where site.json names none. */
export const pushKey = defineCall<PushKey>(rows.pushKey, () => import('@/contract/generated/answers/pushKey.js'))

/** Has notifications of the signed-in account sent to this device. */
export const subscribePush = defineCall<SubscribePush>(
  rows.subscribePush,
  () => import('@/contract/generated/answers/subscribePush.js'),
)

/** Has no more sent to it. */
export const removePush = defineCall<RemovePush>(
  rows.removePush,
  () => import('@/contract/generated/answers/removePush.js'),
)
