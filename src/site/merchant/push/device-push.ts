import type { Site } from '@/contract/generated/merchant-types'
import { pushKey, removePush, subscribePush } from '@/site/gateway/account/push'
import type { Gateway } from '@/site/gateway/gateway'
import { tabItems } from '@/site/lib/browser-items'
import { pushOwner } from '@/site/session/push-owner'

/** Whether this device shows notifications of an account, and if it does not, what stands in the way. */
export type PushState = 'on' | 'off' | 'denied' | 'installFirst' | 'unsupported'

/** Key in session storage: the address that this session has told the server. */
const toldName = 'pushTold'

/** Milliseconds after which a worker that does not come is given up: it is registered when the page is idle. */
const patience = 20_000

/** Why a device could not be subscribed, other than by its player's choice and by the server. */
export class PushError extends Error {
  override readonly name = 'PushError'
}

export async function pushStateOf(customerId: string): Promise<PushState> {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) {
    // Safari on iOS has them only in an installed site.
    return (navigator as { standalone?: boolean }).standalone === false ? 'installFirst' : 'unsupported'
  }
  if (Notification.permission === 'denied') return 'denied'
  const isOn = Notification.permission === 'granted' && pushOwner.get() === customerId
  return isOn && (await currentSubscription()) !== undefined ? 'on' : 'off'
}

type Settings = Site['push']

/**
 * Asks for the permission, subscribes this device and tells the server. Must be called for a press: browsers ask for
 * nothing else. Throws PushError, and GatewayError when the server cannot be told; nothing is left behind then.
 */
export async function turnPushOn(gateway: Gateway, settings: Settings, customerId: string): Promise<PushState> {
  if ((await Notification.requestPermission()) !== 'granted') return pushStateOf(customerId)
  await subscribe(gateway, settings, customerId)
  return pushStateOf(customerId)
}

/** Shows nothing here any more. The browser's subscription ends even if the server cannot be reached. */
export async function turnPushOff(gateway: Gateway): Promise<void> {
  if (pushOwner.get() === undefined) return
  pushOwner.drop()
  tabItems.remove(toldName)
  const subscription = await currentSubscription()
  if (subscription === undefined) return
  const { endpoint, auth } = deviceOf(subscription)
  const told = gateway.send(removePush, { endpoint, auth }, { keepalive: true })
  await Promise.allSettled([told, subscription.unsubscribe()])
}

/**
 * Once a session: what another account has turned on ends, and the server is told of a subscription that the browser
 * has renewed meanwhile.
 */
export async function keepPushInStep(gateway: Gateway, settings: Settings, customerId: string): Promise<void> {
  const owner = pushOwner.get()
  if (owner === undefined) return
  if (owner !== customerId || Notification.permission !== 'granted') return turnPushOff(gateway)
  const subscription = await currentSubscription()
  if (subscription !== undefined && tabItems.get(toldName) === subscription.endpoint) return
  await subscribe(gateway, settings, customerId)
}

async function subscribe(gateway: Gateway, settings: Settings, customerId: string): Promise<void> {
  const publicKey = settings.publicKey ?? (await gateway.send(pushKey, {})).publicKey
  const { pushManager } = await readyWorker()
  const before = await pushManager.getSubscription()
  // A browser keeps to the key that it has subscribed with.
  if (before !== null && keyOf(before) !== publicKey) await before.unsubscribe()
  const subscription = await pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
    .catch((cause: unknown) => Promise.reject(new PushError('no subscription', { cause })))
  try {
    await gateway.send(subscribePush, { subscription: deviceOf(subscription), publicKey })
  } catch (error) {
    if (pushOwner.get() !== customerId) await subscription.unsubscribe()
    throw error
  }
  pushOwner.set(customerId)
  tabItems.set(toldName, subscription.endpoint)
}

/** Undefined too where a browser that keeps nothing refuses to say. */
async function currentSubscription(): Promise<PushSubscription | undefined> {
  try {
    const registration = await navigator.serviceWorker.getRegistration()
    return (await registration?.pushManager.getSubscription()) ?? undefined
  } catch {
    return undefined
  }
}

async function readyWorker(): Promise<ServiceWorkerRegistration> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, refuse) => {
    timer = setTimeout(() => refuse(new PushError('there is no service worker')), patience)
  })
  return Promise.race([navigator.serviceWorker.ready, late]).finally(() => clearTimeout(timer))
}

function deviceOf(subscription: PushSubscription) {
  const { p256dh = '', auth = '' } = subscription.toJSON().keys ?? {}
  return { endpoint: subscription.endpoint, p256dh, auth }
}

/** The key that a subscription was made with, as base64url. */
function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer())
  return btoa(String.fromCharCode(...bytes)).replace(/[+/=]/g, (sign) => ({ '+': '-', '/': '_' })[sign] ?? '')
}
