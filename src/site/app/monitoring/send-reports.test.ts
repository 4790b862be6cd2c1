import { afterEach, expect, it, vi } from 'vitest'
import { sendReports, sizeOfReport } from './send-reports'

const endpoint = 'https://otel.example/v1/logs'
const origin = { brand: 'acme', release: '88fbad27' }

afterEach(() => {
  vi.unstubAllGlobals()
})

function answering(answer: Partial<Response>) {
  const fetch = vi.fn<(address: string, request: RequestInit) => Promise<unknown>>(() => Promise.resolve(answer))
  vi.stubGlobal('fetch', fetch)
  return fetch
}

it.each(['otlp', 'beacon'] as const)('%s sends no cookies and no address of the page', async (format) => {
  const fetch = answering({ ok: true })
  expect(await sendReports({ endpoint, format }, origin)([], true)).toBe('sent')
  const words = { method: 'POST', credentials: 'omit', referrerPolicy: 'no-referrer', keepalive: true }
  expect(fetch).toHaveBeenCalledExactlyOnceWith(endpoint, expect.objectContaining(words))
})

it('a beacon asks nobody first, and has gone when it is taken', async () => {
  const fetch = answering({ ok: false, status: 0, type: 'opaque' })
  expect(await sendReports({ endpoint, format: 'beacon' }, origin)([], false)).toBe('sent')
  const [, request] = fetch.mock.calls[0] ?? []
  expect(request).toMatchObject({ mode: 'no-cors' })
  expect(request).not.toHaveProperty('headers')
})

it.each([
  [429, 'failed'],
  [503, 'failed'],
  [400, 'refused'],
])('an endpoint that answers %i has %s', async (status, outcome) => {
  answering({ ok: false, status, type: 'cors' })
  expect(await sendReports({ endpoint, format: 'otlp' }, origin)([], false)).toBe(outcome)
})

it.each(['otlp', 'beacon'] as const)('%s: a message has no more bytes than its reports told alone', async (format) => {
  const fetch = answering({ ok: true })
  const reports = ['ảnh', 'x'.repeat(3000)].map((message) => ({
    kind: 'errors' as const,
    event: 'exception',
    time: 1,
    severity: 'error' as const,
    attributes: { 'exception.message': message },
  }))
  await sendReports({ endpoint, format }, origin)(reports, true)
  const sent = Buffer.byteLength(fetch.mock.calls[0]?.[1].body as string)
  const told = reports.map(sizeOfReport({ format }, origin)).reduce((sum, size) => sum + size)
  expect(sent).toBeLessThanOrEqual(told)
  expect(sent).toBeGreaterThan(3000)
})
