import { expect, it } from 'vitest'
import { createSandbox } from '@/sandbox/create-sandbox'
import { plainMerchant } from '@/sandbox/test-gateway'

/** As Chromium and Firefox send them. */
const blocked = 'https://evil.example/x.js?id=7'
const newer = [
  {
    type: 'csp-violation',
    age: 10,
    url: 'https://plain.example/help?token=secret',
    user_agent: 'Mozilla/5.0',
    body: {
      documentURL: 'https://plain.example/help?token=secret',
      blockedURL: blocked,
      effectiveDirective: 'script-src-elem',
      originalPolicy: "default-src 'none'",
      disposition: 'enforce',
      statusCode: 200,
      sample: '',
    },
  },
]
const older = {
  'csp-report': {
    'document-uri': 'https://plain.example/help?token=secret',
    'blocked-uri': blocked,
    'effective-directive': 'script-src-elem',
    'violated-directive': 'script-src-elem',
    'line-number': 3,
  },
}
const record = {
  timeUnixNano: '1796040000000000000',
  eventName: 'livery.journey',
  attributes: [
    { key: 'livery.journey.step', value: { stringValue: 'visit' } },
    { key: 'n', value: { intValue: '3' } },
    { key: 'd', value: { doubleValue: 0.5 } },
  ],
}
const resource = { attributes: [{ key: 'service.name', value: { stringValue: 'plain' } }] }
const otlp = { resourceLogs: [{ resource, scopeLogs: [{ scope: { name: 'livery' }, logRecords: [record] }] }] }
const plain = {
  brand: 'plain',
  release: 'x',
  reports: [{ event: 'livery.launch', time: 1, attributes: { vendor: 'PT' } }],
}

async function gateway() {
  const sandbox = await createSandbox({ merchants: [plainMerchant], database: ':memory:', clock: () => 0 })
  const post = (path: string, body: unknown, type = 'application/json') => {
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    return sandbox.app.request(path, { method: 'POST', headers: { 'content-type': type }, body: text })
  }
  const list = async () => (await sandbox.app.request('/sandbox/reports')).json() as Promise<object[]>
  return { sandbox, post, list }
}

it('takes each kind of report, and shows the newest first without the queries of addresses', async () => {
  const { sandbox, post, list } = await gateway()
  expect(await (await post('/telemetry/v1/logs', otlp)).json()).toEqual({})
  expect((await post('/telemetry/v1/logs', plain, 'text/plain;charset=UTF-8')).status).toBe(200)
  expect((await post('/telemetry/policy', newer, 'application/reports+json')).status).toBe(200)
  expect((await post('/telemetry/policy', older, 'application/csp-report')).status).toBe(200)
  const common = { merchant: 'plain', time: '1970-01-01T00:00:00.000Z' }
  const stopped = {
    effectiveDirective: 'script-src-elem',
    blockedURL: 'https://evil.example/x.js',
    documentURL: 'https://plain.example/help',
  }
  expect(await list()).toEqual([
    { ...common, event: 'csp-violation', attributes: { ...stopped, lineNumber: 3 } },
    { ...common, event: 'csp-violation', attributes: stopped },
    { ...common, event: 'livery.launch', attributes: { vendor: 'PT' } },
    {
      ...common,
      event: 'livery.journey',
      attributes: { 'service.name': 'plain', 'livery.journey.step': 'visit', n: '3', d: 0.5 },
    },
  ])
  sandbox.close()
})

it('keeps the newest two hundred', async () => {
  const { sandbox, post, list } = await gateway()
  const reports = Array.from({ length: 150 }, (_, at) => ({ event: `e${at}`, attributes: {} }))
  await post('/telemetry/v1/logs', { reports })
  await post('/telemetry/v1/logs', { reports })
  const kept = await list()
  expect(kept).toHaveLength(200)
  expect(kept[0]).toMatchObject({ event: 'e149' })
  sandbox.close()
})

it.each(['', '{', '"text"', '{"other":1}'])('refuses what are no reports: %s', async (body) => {
  const { sandbox, post, list } = await gateway()
  expect((await post('/telemetry/v1/logs', body)).status).toBe(400)
  expect(await list()).toEqual([])
  sandbox.close()
})

it('keeps what browsers report of their policy alone, whatever stands beside it', async () => {
  const { sandbox, post, list } = await gateway()
  const bodies = [
    { sourceFile: 'https://plain.example/a.js', lineNumber: 3 },
    null,
    [],
    'x',
    { documentURL: 7, blockedURL: {} },
  ]
  const others = ['deprecation', 'intervention', 'crash', 'coep'].map((type) => ({ type, body: bodies[0] }))
  const odd = [null, 7, 'x', [], ...bodies.slice(1).map((body) => ({ type: 'csp-violation', body }))]
  expect((await post('/telemetry/policy', [...others, ...odd, newer[0]], 'application/reports+json')).status).toBe(200)
  const split = { type: 'csp-violation', body: { documentURL: 'https://plain.example/?a\nsecret' } }
  await post('/telemetry/policy', [split], 'application/reports+json')
  const kept = await list()
  expect(kept).toMatchObject([{ attributes: { documentURL: 'https://plain.example/' } }, {}, {}])
  expect(JSON.stringify(kept)).not.toContain('secret')
  sandbox.close()
})

it.each([
  {
    resourceLogs: [
      null,
      7,
      { scopeLogs: [{ logRecords: [null, { attributes: [null, { key: '__proto__', value: null }] }] }] },
    ],
  },
  { reports: [null, 'x', { event: 7, attributes: [1] }, { attributes: { __proto__: { a: 1 }, constructor: 'x' } }] },
  { 'csp-report': { 'document-uri': null, 'blocked-uri': ['x'] } },
])('takes what no browser sends without failing: %j', async (body) => {
  const { sandbox, post, list } = await gateway()
  expect((await post('/telemetry/v1/logs', body)).status).toBe(200)
  expect((await list()).every((report) => 'event' in report)).toBe(true)
  sandbox.close()
})

it('refuses bodies of more than 64 KB, and other methods', async () => {
  const { sandbox, post } = await gateway()
  expect((await post('/telemetry/v1/logs', { reports: [], more: 'x'.repeat(70_000) })).status).toBe(413)
  expect((await sandbox.app.request('/telemetry/v1/logs')).status).toBe(405)
  sandbox.close()
})
