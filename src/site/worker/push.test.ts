import { afterEach, expect, it, vi } from 'vitest'
import { showPushes } from './push'

const settings = {
  ...{ name: 'North', icon: '/icon.png', unread: { en: 'A message' } },
  renew: { address: '/wps/push', headers: { merchant: 'north' } },
}

interface Tab {
  readonly focused: boolean
  readonly visibilityState: string
  readonly focus: () => Promise<void>
  readonly postMessage: (message: unknown) => void
}

const device = (name: string) => ({
  endpoint: `https://push.example/${name}`,
  options: { applicationServerKey: 'key' },
  toJSON: () => ({ keys: { p256dh: `${name}-key`, auth: `${name}-secret` } }),
})

/** A worker with these tabs open: what it did, and a way to send it an event. */
function worker(...tabs: Tab[]) {
  const deeds: unknown[] = []
  const listeners: Record<string, (event: object) => void> = {}
  vi.stubGlobal('self', {
    addEventListener: (name: string, listener: (event: object) => void) => (listeners[name] = listener),
    navigator: { languages: ['en'] },
    location: { origin: 'https://north.example' },
    registration: {
      showNotification: (...shown: unknown[]) => Promise.resolve(deeds.push(shown)),
      pushManager: { subscribe: (options: object) => Promise.resolve(deeds.push(options)).then(() => device('next')) },
    },
    clients: {
      matchAll: () => Promise.resolve(tabs),
      openWindow: (path: string) => Promise.resolve(deeds.push(`opened ${path}`)),
    },
  })
  vi.stubGlobal('fetch', (address: string, init: { method: string; headers: object; body: string }) =>
    Promise.resolve(deeds.push([address, init.method, init.headers, JSON.parse(init.body)])),
  )
  showPushes(settings)
  const send = async (name: string, event: object) => {
    let work: unknown
    listeners[name]?.({ ...event, waitUntil: (until: unknown) => (work = until) })
    await work
    return deeds
  }
  return { send, deeds }
}

const pressed = { notification: { close: () => undefined, data: '/?member=messages' } }

afterEach(() => vi.unstubAllGlobals())

it('shows a notification of whatever comes, with nothing in it too', async () => {
  const { send, deeds } = worker()
  await send('push', { data: { text: () => '{"title":"Hello","url":"/help"}' } })
  await send('push', { data: null })
  expect(deeds).toMatchObject([
    ['Hello', { body: '', data: '/help', dir: 'auto', icon: '/icon.png' }],
    ['North', { body: 'A message', data: '/' }],
  ])
})

it('brings forward the tab that was used last, and has it show the page', async () => {
  const told: unknown[] = []
  const tab = (name: string, focused: boolean, visibilityState: string): Tab => ({
    ...{ focused, visibilityState, focus: () => Promise.resolve(void told.push(`focused ${name}`)) },
    postMessage: (message) => told.push(message),
  })
  await worker(tab('hidden', false, 'hidden'), tab('seen', false, 'visible')).send('notificationclick', pressed)
  expect(told).toEqual(['focused seen', { type: 'show', path: '/?member=messages' }])
})

it('opens the page where no tab of the site is open', async () =>
  expect(await worker().send('notificationclick', pressed)).toEqual(['opened /?member=messages']))

it('tells the server which subscription has taken the place of which, subscribing anew where the browser has not', async () => {
  const told = (next: string) => [
    '/wps/push',
    'PUT',
    { merchant: 'north', 'content-type': 'application/json' },
    {
      old: { endpoint: 'https://push.example/old', auth: 'old-secret' },
      subscription: { endpoint: `https://push.example/${next}`, p256dh: `${next}-key`, auth: `${next}-secret` },
    },
  ]
  const change = { oldSubscription: device('old'), newSubscription: device('new') }
  expect(await worker().send('pushsubscriptionchange', change)).toEqual([told('new')])
  const lapsed = { ...change, newSubscription: null }
  expect(await worker().send('pushsubscriptionchange', lapsed)).toEqual([device('old').options, told('next')])
  expect(await worker().send('pushsubscriptionchange', { ...lapsed, oldSubscription: null })).toEqual([])
})
