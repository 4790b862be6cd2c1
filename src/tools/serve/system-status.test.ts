import { expect, test, vi } from 'vitest'
import { open, statusCall, SystemStatuses } from './system-status'

const call = { address: '/wps/system/status', moduleId: 'permission', merchant: 'north', language: 'EN' }
const request = new Request('https://north.example/rng', { headers: { Host: 'north.example' } })
const start = Date.parse('2026-11-30T12:00:00Z')

/** Statuses by a gateway that answers with `info`, and the calls that it was sent. */
function asking(info: unknown, now = () => start, init?: ResponseInit) {
  const calls: { readonly request: Request; readonly env: object }[] = []
  const app = {
    fetch: (asked: Request, env: object) => {
      calls.push({ request: asked, env })
      return Response.json({ success: true, info }, init)
    },
  }
  return { statuses: new SystemStatuses({ kind: 'sandbox', app }, now), calls }
}

const normal = { maintenance: false, regionRestriction: false }

test.each([
  [normal, open],
  [
    { ...normal, maintenance: { message: null, until: '2026-11-30T12:30:00Z' } },
    { page: 'maintenance', status: 503, retryAfter: 1800 },
  ],
  [
    { ...normal, maintenance: true },
    { page: 'maintenance', status: 503, retryAfter: 600 },
  ],
  [
    { maintenance: { until: '2026-11-30T11:00:00Z' }, regionRestriction: true },
    { page: 'maintenance', status: 503, retryAfter: 600 },
  ],
  [
    { ...normal, regionRestriction: true },
    { page: 'blocked', status: 403 },
  ],
  [null, open],
  ['<html>', open],
])('of the answer %j', async (info, status) => {
  expect(await asking(info).statuses.of(call, request, '192.0.2.1')).toEqual(status)
})

test('the gateway hears which brand, host and visitor it is about', async () => {
  const { statuses, calls } = asking(normal)
  await statuses.of(call, request, '192.0.2.1')
  const [seen] = calls
  expect(seen?.request.url).toBe('https://north.example/wps/system/status?url=north.example')
  expect(Object.fromEntries(seen?.request.headers ?? [])).toMatchObject({
    merchant: 'north',
    'module-id': 'permission',
  })
  expect(seen?.env).toEqual({ clientAddress: '192.0.2.1' })
})

test('an answer of a remote gateway holds for one visitor, for ten seconds', async () => {
  let now = start
  const asked = vi.fn(() => Promise.resolve(Response.json({ success: true, info: normal })))
  vi.stubGlobal('fetch', asked)
  const gateway = { kind: 'remote', url: new URL('https://api.example/platform/') } as const
  const statuses = new SystemStatuses(gateway, () => now)
  await statuses.of(call, request, '192.0.2.1')
  await statuses.of(call, request, '192.0.2.1')
  expect(asked.mock.calls.map(([address]: unknown[]) => address)).toEqual([
    'https://api.example/platform/wps/system/status?url=north.example',
  ])
  await statuses.of(call, request, '192.0.2.2')
  expect(asked).toHaveBeenCalledTimes(2)
  now += 10_000
  await statuses.of(call, request, '192.0.2.1')
  expect(asked).toHaveBeenCalledTimes(3)
  vi.unstubAllGlobals()
})

test('a gateway that cannot be asked closes nothing', async () => {
  const nobody = new SystemStatuses({ kind: 'remote', url: new URL('http://127.0.0.1:9/') })
  expect(await nobody.of(call, request, undefined)).toEqual(open)
  expect(await nobody.of(undefined, request, undefined)).toEqual(open)
})

test('a brand with a gateway, path or module id of its own is asked about there', () => {
  const gateway = (more: object) => ({ baseUrl: '', calls: {}, ...more }) as never
  const site = { code: 'north', defaultLanguage: 'VI' }
  expect(statusCall({ ...site, gateway: gateway({}) })).toMatchObject({ address: '/wps/system/status' })
  const moved = { baseUrl: 'https://api.example', calls: { permission: { path: '/v2/status', moduleId: 'S1' } } }
  expect(statusCall({ ...site, gateway: gateway(moved) })).toEqual({
    address: 'https://api.example/v2/status',
    moduleId: 'S1',
    merchant: 'north',
    language: 'VI',
  })
  expect(statusCall({ ...site, gateway: gateway({ calls: { permission: { method: 'POST' } } }) })).toBeUndefined()
})
