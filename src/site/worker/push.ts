import { notificationOf } from './notification-of'
import type { PushSettings, ShowMessage } from './worker-settings'

declare const self: ServiceWorkerGlobalScope

/** Shows what the server sends, leads where a press of it says, and tells the server of a renewed subscription. */
export function showPushes(settings: PushSettings): void {
  self.addEventListener('push', (event) => {
    const place = { origin: self.location.origin, languages: self.navigator.languages }
    const { title, path, ...options } = notificationOf(event.data?.text(), settings, place)
    event.waitUntil(self.registration.showNotification(title, { ...options, dir: 'auto', data: path }))
  })

  self.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(show(String(event.notification.data)))
  })

  self.addEventListener('pushsubscriptionchange', (event) => {
    event.waitUntil(renew(event.oldSubscription, event.newSubscription, settings.renew))
  })
}

/** Brings a tab of the site forward and has it show the page, or opens one. */
async function show(path: string): Promise<void> {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const tab = tabs.find(({ focused }) => focused) ?? tabs.find(({ visibilityState }) => visibilityState === 'visible')
  const chosen = tab ?? tabs[0]
  if (chosen === undefined) return void (await self.clients.openWindow(path))
  await chosen.focus()
  chosen.postMessage({ type: 'show', path } satisfies ShowMessage)
}

/**
 * The secret of the old subscription proves that this is its device. A browser that does not say which one it was is
 * subscribed anew when its player comes back.
 */
async function renew(
  old: PushSubscription | null,
  renewed: PushSubscription | null,
  { address, headers }: PushSettings['renew'],
): Promise<void> {
  if (old === null) return
  const { endpoint, p256dh: _, ...proof } = deviceOf(old)
  const next = renewed ?? (await self.registration.pushManager.subscribe(old.options))
  const body = JSON.stringify({ old: { endpoint, ...proof }, subscription: deviceOf(next) })
  const sent = { ...headers, 'content-type': 'application/json' }
  await fetch(address, { method: 'PUT', headers: sent, body, credentials: 'omit' })
}

function deviceOf(subscription: PushSubscription) {
  const { p256dh = '', auth = '' } = subscription.toJSON().keys ?? {}
  return { endpoint: subscription.endpoint, p256dh, auth }
}
