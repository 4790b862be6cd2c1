import { keepShell, keepSite, removeOldCaches } from './keep-site'
import { showPushes } from './push'
import type { WorkerSettings } from './worker-settings'

/** The service worker of a brand: keeps the site for when there is no connection, and shows notifications. */
declare const self: ServiceWorkerGlobalScope & { readonly livery: WorkerSettings }

const { offline, push } = self.livery

if (offline !== undefined) keepSite(offline)
if (push !== undefined) showPushes(push)

self.addEventListener('install', (event) => {
  void self.skipWaiting()
  if (offline !== undefined) event.waitUntil(keepShell(offline))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([removeOldCaches(offline !== undefined), self.clients.claim()]))
})
