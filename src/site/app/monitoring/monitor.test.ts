import root from '@opentelemetry/otlp-transformer/build/src/generated/root.js'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { GatewayError } from '@/site/gateway/gateway-error'
import { signals, type Signal } from '@/site/lib/signals'
import { Monitor } from './monitor'
import { otlpLogs } from './otlp-logs'
import { plainList } from './plain-list'
import type { Report } from './report'

/** What the test reads of a request to a collector. */
interface LogsRequest {
  readonly resourceLogs: readonly {
    readonly resource: { readonly attributes: readonly object[] }
    readonly scopeLogs: readonly {
      readonly logRecords: readonly { eventName: string; severityNumber: number; timeUnixNano: unknown }[]
    }[]
  }[]
}

interface Definition {
  fromObject(plain: object): object
  encode(message: object): { finish(): Uint8Array }
  decode(bytes: Uint8Array): LogsRequest
  toObject(message: object, options: object): object
}

/** OpenTelemetry's own definition of it, compiled by its authors, who give its types elsewhere. */
const { ExportLogsServiceRequest } = (
  root as unknown as {
    opentelemetry: { proto: { collector: { logs: { v1: Record<'ExportLogsServiceRequest', Definition> } } } }
  }
).opentelemetry.proto.collector.logs.v1

const all = { errors: 1, calls: 1, vitals: 1, launches: 1, forms: 1, journeys: 1 }
const error = new TypeError('x is no "function" of ann@example.com at https://acme.example/p?token=secret1, 0901234567')
error.stack = `TypeError: x\n    at draw (https://acme.example/assets/a-1.js?v=secret2:1:20)\n    at b (https://acme.example/assets/b.js:3:4)`
const refused = new GatewayError({
  kind: 'refused',
  call: 'login',
  message: 'Ann, no',
  status: 400,
  code: 'wrong_password',
})
const happened: Signal[] = [
  ['errors', 'hero', error],
  ['calls', 'login', refused],
  ['vitals', 'CLS', { value: 0.0125, delta: 0.0125, rating: 'good' }],
  ['vitals', 'LCP', { value: 1200, delta: 1200, rating: 'good' }],
  ['launches', 'PT', 'playing'],
  ['forms', 'register', 'mobileNum'],
  ['journeys', 'deposit'],
]

function monitorOf({ samples = all, isAllowed = true, isLeaving = false, draw = 0.5 } = {}) {
  const sent: Report[] = []
  const steps = new Set<string>()
  const reach = (step: string) => !steps.has(step) && Boolean(steps.add(step))
  const monitor = new Monitor({
    monitoring: { samples, necessary: ['errors', 'calls'] },
    visit: { isIn: (share) => draw < share, reach, keep() {} },
    send: (reports) => {
      sent.push(...reports)
      return Promise.resolve('sent')
    },
    sizeOf: () => 1000,
    place: () => ({ page: '/register', language: 'VI' }),
    isAllowed: () => isAllowed,
    isLeaving: () => isLeaving,
  })
  return { monitor, sent }
}

function sentOf(settings?: Parameters<typeof monitorOf>[0]) {
  const { monitor, sent } = monitorOf(settings)
  happened.forEach((signal) => monitor.hear(signal))
  monitor.flush()
  return sent
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 30, 12) })
})
afterEach(() => {
  vi.useRealTimers()
})

it('is read back by OpenTelemetry’s own definitions, whole', () => {
  const body = otlpLogs(sentOf(), { brand: 'acme', release: '88fbad27' })
  const message = ExportLogsServiceRequest.fromObject(JSON.parse(body) as object)
  const read = ExportLogsServiceRequest.decode(ExportLogsServiceRequest.encode(message).finish())
  // What is no field of theirs would be gone.
  expect(ExportLogsServiceRequest.toObject(read, { longs: String })).toEqual(JSON.parse(body))
  const [resource] = read.resourceLogs
  expect(resource?.resource.attributes).toMatchObject([
    { key: 'service.name', value: { stringValue: 'acme' } },
    { key: 'service.version', value: { stringValue: '88fbad27' } },
  ])
  const records = resource?.scopeLogs[0]?.logRecords ?? []
  expect(records.map(({ eventName }) => eventName)).toEqual([
    'exception',
    'livery.call.failed',
    'browser.web_vital',
    'browser.web_vital',
    'livery.launch',
    'livery.form.abandoned',
    'livery.journey',
  ])
  expect(records.map(({ severityNumber }) => severityNumber)).toEqual([17, 13, 9, 9, 9, 9, 9])
  expect(String(records[0]?.timeUnixNano)).toBe('1796040000000000000')
})

it('is a plain list where the brand wants one', () => {
  expect(JSON.parse(plainList(sentOf().slice(-1), { brand: 'acme', release: '88fbad27' }))).toEqual({
    brand: 'acme',
    release: '88fbad27',
    reports: [
      {
        event: 'livery.journey',
        time: Date.now(),
        severity: 'info',
        attributes: { 'livery.journey.step': 'deposit', 'url.path': '/register', 'livery.language': 'VI' },
      },
    ],
  })
})

it('tells nothing of a person', () => {
  const [first, second] = sentOf()
  expect(JSON.stringify(sentOf())).not.toMatch(/secret|ann|0901234567/i)
  expect(first?.attributes).toMatchObject({
    'exception.type': 'TypeError',
    'exception.stacktrace': 'https://acme.example/assets/a-1.js:1:20\nhttps://acme.example/assets/b.js:3:4',
    'livery.part': 'hero',
  })
  expect(second?.attributes).toMatchObject({ 'error.type': 'refused', 'livery.call.code': 'wrong_password' })
})

it('sends what is necessary alone until the visitor agrees', () => {
  expect(sentOf({ isAllowed: false }).map(({ kind }) => kind)).toEqual(['errors', 'calls'])
})

it('reports the kinds that this visit was drawn for', () => {
  const kinds = sentOf({ samples: { ...all, vitals: 0.4, errors: 0.6 }, draw: 0.5 }).map(({ kind }) => kind)
  expect(kinds).toContain('errors')
  expect(kinds).not.toContain('vitals')
  expect(sentOf({ draw: 1 })).toEqual([])
})

it('says a failed call once, where it failed, and each step of a journey once', () => {
  const { monitor, sent } = monitorOf()
  monitor.hear(['errors', 'page', refused])
  monitor.hear(['calls', 'login', refused])
  monitor.hear(['journeys', 'bet'])
  monitor.hear(['journeys', 'bet'])
  monitor.flush()
  expect(sent.map(({ kind }) => kind)).toEqual(['calls', 'journeys'])
})

it('says no more than the first hundred of a kind', () => {
  const { monitor, sent } = monitorOf()
  for (let at = 0; at < 130; at++) monitor.hear(['errors', 'hero', new Error('again')])
  monitor.flush()
  expect(sent).toHaveLength(100)
})

it('takes what was signalled before it came, and hears what follows', () => {
  const { monitor, sent } = monitorOf()
  signals.push(['journeys', 'early'])
  const stop = monitor.listen()
  expect(signals).toHaveLength(0)
  signals.push(['journeys', 'register'])
  monitor.flush()
  stop()
  expect(sent.map(({ attributes }) => attributes['livery.journey.step'])).toEqual(['visit', 'early', 'register'])
  signals.push(['journeys', 'deposit'])
  monitor.flush()
  expect(sent, 'it hears no more').toHaveLength(3)
})

it('calls that end because the page is left are no failures', () => {
  const { monitor, sent } = monitorOf({ isLeaving: true })
  monitor.hear(['calls', 'login', refused])
  monitor.flush()
  expect(sent.filter(({ kind }) => kind === 'calls')).toEqual([])
})
