import { ExpirationPlugin } from 'workbox-expiration'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'
import { hasOwnDocument } from './own-document'
import { cachePrefix, type KeepMessage, type OfflineSettings } from './worker-settings'

declare const self: ServiceWorkerGlobalScope

const names = { pages: `${cachePrefix}pages-1`, parts: `${cachePrefix}parts-1`, answers: `${cachePrefix}answers-1` }
const day = 24 * 60 * 60

/** Seconds after which a page or an answer that is kept is shown, however slow the network is. */
const patience = { page: 4, answer: 6 }

/** A page that is missing, in maintenance or blocked is never kept in the place of one that was there. */
const onlyWhole = {
  cacheWillUpdate: ({ response }: { readonly response: Response }) =>
    Promise.resolve(response.status === 200 && !response.redirected ? response : null),
}

/** A promotion's document is not kept in the place of its page's. */
const onlyOfPages = {
  cacheWillUpdate: ({ request, response }: { readonly request: Request; readonly response: Response }) =>
    Promise.resolve(hasOwnDocument(request.url) ? null : response),
}

/** The query and the fragment may hold tokens, and make no other difference to a document. */
const withoutQuery = {
  cacheKeyWillBeUsed: ({ request }: { readonly request: Request }) => Promise.resolve(pageKey(request.url)),
}

/** An answer is in the language of its call. */
const byLanguage = {
  cacheKeyWillBeUsed: ({ request }: { readonly request: Request }) => {
    const key = new URL(request.url)
    key.searchParams.set('__language', request.headers.get('language') ?? '')
    return Promise.resolve(key.href)
  },
}

const instead = (shell: string) => ({
  handlerDidError: async () => (await caches.match(pageKey(shell), { cacheName: names.pages })) ?? Response.error(),
})

/**
 * Shows without a connection what the visitor has seen, and stays out of the way of a new release. Pages come from the
 * network while it answers; files whose name holds their hash come from the cache. Of the server's answers only those
 * are kept that are the same for every visitor: nothing that is sent with a token.
 */
export function keepSite({ shell, calls, folders }: OfflineSettings): void {
  registerRoute(
    ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && isPage(url.pathname, folders),
    new NetworkFirst({
      cacheName: names.pages,
      networkTimeoutSeconds: patience.page,
      plugins: [onlyWhole, onlyOfPages, withoutQuery, instead(shell), new ExpirationPlugin({ maxEntries: 40 })],
    }),
  )

  registerRoute(
    ({ request, url, sameOrigin }) => sameOrigin && isPart(url.pathname) && !request.headers.has('range'),
    new CacheFirst({
      cacheName: names.parts,
      plugins: [onlyWhole, new ExpirationPlugin({ maxEntries: 500, maxAgeSeconds: 30 * day, purgeOnQuotaError: true })],
    }),
  )

  registerRoute(
    ({ request, url }) => isOpenCall(request, url, calls),
    new NetworkFirst({
      cacheName: names.answers,
      networkTimeoutSeconds: patience.answer,
      plugins: [
        onlyWhole,
        byLanguage,
        new ExpirationPlugin({ maxEntries: 100, maxAgeSeconds: 7 * day, purgeOnQuotaError: true }),
      ],
    }),
  )

  self.addEventListener('message', (event) => {
    const data: unknown = event.data
    if (isKeepMessage(data)) event.waitUntil(keep(data))
  })
}

/** Keeps the empty document, which can show any page, and what it needs. In maintenance there is none. */
export async function keepShell({ shell, texts }: OfflineSettings): Promise<void> {
  const answer = await fetch(shell, { credentials: 'omit' })
  if (answer.status !== 200 || answer.redirected) return
  await (await caches.open(names.pages)).put(pageKey(shell), answer)
  await keepParts(texts)
}

/** Keeps what the page had loaded before there was a worker, mostly from the browser's own cache. */
async function keep({ pages, parts }: KeepMessage): Promise<void> {
  await keepParts(parts.filter((address) => isPart(new URL(address, self.location.origin).pathname)))
  const documents = await caches.open(names.pages)
  for (const page of pages) {
    const answer = await fetch(page, { credentials: 'omit' }).catch(() => undefined)
    if (answer?.status === 200 && !answer.redirected) await documents.put(pageKey(page), answer)
  }
}

async function keepParts(addresses: readonly string[]): Promise<void> {
  const cache = await caches.open(names.parts)
  for (const address of addresses)
    if ((await cache.match(address)) === undefined) await cache.add(address).catch(() => undefined)
}

/** Removes what other releases have kept; all of it where the brand keeps nothing any more. */
export async function removeOldCaches(isKept: boolean): Promise<void> {
  const current: readonly string[] = isKept ? Object.values(names) : []
  const old = (await caches.keys()).filter((name) => name.startsWith(cachePrefix) && !current.includes(name))
  await Promise.all(old.map((name) => caches.delete(name)))
}

function isPage(path: string, folders: readonly string[]): boolean {
  return !folders.includes(path.split('/')[1] ?? '') && !/\.[a-z0-9]+$/i.test(path.replace(/\.html$/, ''))
}

function isPart(path: string): boolean {
  return path.startsWith('/assets/') || path.startsWith('/brand/')
}

function isOpenCall(request: Request, url: URL, calls: readonly string[]): boolean {
  if (request.method !== 'GET' || request.headers.has('token') || request.credentials === 'include') return false
  const address = url.origin + url.pathname
  return calls.some((call) => address === new URL(call, self.location.origin).href)
}

function pageKey(address: string): string {
  const { origin, pathname } = new URL(address, self.location.origin)
  return origin + (pathname.replace(/\/+$/, '') || '/')
}

function isKeepMessage(data: unknown): data is KeepMessage {
  return typeof data === 'object' && data !== null && 'type' in data && data.type === 'keep'
}
