import webPush from 'web-push'
import type { DevicePush, PushNotification } from '@/contract/generated/gateway-types'
import type { SandboxMerchant } from '@/sandbox/sandbox-merchant'
import type { PushKeys, PushSubscriptions } from './push-subscriptions'
import { isPushService } from './push-services'

/** What the push service said of one device: an HTTP status, or that it was not reached. */
export interface PushOutcome {
  readonly service: string
  readonly outcome: 'sent' | 'gone' | 'refused' | 'unreached'
  readonly status?: number
}

export interface PushSender {
  /** Sends a notification to every device of an account. Never throws: what came of each is in the answer. */
  notify(merchant: SandboxMerchant, account: string, notification: PushNotification): Promise<PushOutcome[]>
}

/** Milliseconds that a push service may take. */
const timeout = 10_000

/** Seconds for which the push service keeps what a device does not fetch. */
const day = 24 * 60 * 60

export function createPushSender(subscriptions: PushSubscriptions, keys: PushKeys): PushSender {
  async function send(merchant: SandboxMerchant, device: DevicePush, payload: string): Promise<PushOutcome> {
    const { endpoint, p256dh, auth } = device
    const service = new URL(endpoint).host
    // What may be sent to may have become less since the device subscribed.
    if (!isPushService(endpoint, merchant.pushServices)) return { service, outcome: 'refused' }
    const { publicKey, privateKey } = await keys.pair()
    try {
      const { method, headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
        vapidDetails: { subject: `mailto:push@${merchant.hosts[0] ?? 'sandbox.example'}`, publicKey, privateKey },
        TTL: day,
        urgency: 'normal',
      })
      // fetch works the length out by itself.
      const { 'Content-Length': _length, ...others } = headers as Record<string, string>
      const { status } = await fetch(endpoint, {
        ...{ method, headers: others, body: new Uint8Array(body) },
        redirect: 'manual',
        signal: AbortSignal.timeout(timeout),
      })
      const isGone = status === 404 || status === 410
      if (isGone) await subscriptions.forget(endpoint)
      return { service, outcome: isGone ? 'gone' : status >= 200 && status < 300 ? 'sent' : 'refused', status }
    } catch {
      return { service, outcome: 'unreached' }
    }
  }

  return {
    async notify(merchant, account, notification) {
      const payload = JSON.stringify(notification)
      const devices = await subscriptions.of(account)
      return Promise.all(devices.map((device) => send(merchant, device, payload)))
    },
  }
}
