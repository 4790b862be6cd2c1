import type { DevicePush, PushKey, RemovePush, RenewPush, SubscribePush } from '@/contract/generated/gateway-types'
import { realAccountOf, type GatewayCall, type Handler } from '@/sandbox/call/gateway-call'
import { Refusal } from '@/sandbox/call/refusal'
import type { PushPort } from '@/sandbox/push/port/push-port'
import { isDeviceKey, isPushService } from '@/sandbox/push/push-services'

/** The key that browsers subscribe with. */
export const pushKey: Handler<PushKey, PushPort> = async ({ services }) => {
  const { publicKey } = await services.pushKeys.pair()
  return { publicKey }
}

export const subscribePush: Handler<SubscribePush, PushPort> = async (call) => {
  const { services, merchant, request } = call
  const account = realAccountOf(call).id
  checkDevice(call, request.subscription)
  // The push service takes from us only what is signed with the key that the device named to it.
  if (request.publicKey !== (await services.pushKeys.pair()).publicKey) throw pushRefused(call)
  const isBound = await services.pushSubscriptions.add({ merchant: merchant.code, account }, request.subscription)
  if (!isBound) throw pushRefused(call)
  return null
}

export const renewPush: Handler<RenewPush, PushPort> = async (call) => {
  const { services, merchant, request } = call
  checkDevice(call, request.subscription)
  await services.pushSubscriptions.renew(merchant.code, request.old, request.subscription)
  return null
}

export const removePush: Handler<RemovePush, PushPort> = async ({ services, merchant, request }) => {
  await services.pushSubscriptions.remove(merchant.code, request)
  return null
}

type Told = Pick<GatewayCall<unknown>, 'merchant' | 'texts'>

function checkDevice(call: Told, { endpoint, p256dh }: DevicePush): void {
  if (!isPushService(endpoint, call.merchant.pushServices) || !isDeviceKey(p256dh)) throw pushRefused(call)
}

function pushRefused({ texts }: Told): Refusal {
  return new Refusal('push_refused', texts.say('push_refused'))
}
