import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createGateway } from '@/site/gateway/gateway'
import { endpoints, type CallName } from '@/contract/endpoints/endpoints'
import * as requestChecks from '@/contract/generated/validate-request.js'
import { answeredCalls } from '@/sandbox/http/answered-calls'
import { plainMerchant } from '@/sandbox/test-gateway'
import { callSchema, schemaNameOf } from './call-schemas'
import { contracts } from './contracts'

const names = Object.keys(endpoints) as CallName[]
const fetched = vi.fn<(address: string, init: RequestInit) => Promise<Response>>()

const settings = { baseUrl: '', timeout: 1000, encryption: plainMerchant.encryption, calls: {} }
const gateway = createGateway({ merchant: 'plain', language: 'EN', gateway: settings, onSessionLost: () => undefined })

beforeEach(() => {
  vi.stubGlobal('fetch', fetched)
  fetched.mockImplementation(() => Promise.resolve(Response.json({ success: true, value: null })))
})
afterEach(() => {
  fetched.mockReset()
  vi.unstubAllGlobals()
})

describe('a row has a schema of what is asked and of what is answered', () => {
  it.each(names)('%s', (name) => {
    const { properties, description } = callSchema(name) ?? {}
    expect(Object.keys(properties ?? {})).toEqual(['request', 'response'])
    // Names its section, or says that the specification lacks it.
    if (!endpoints[name].assumed?.startsWith('path')) expect(description).toMatch(/[12] §\d/)
  })
})

it('the sandbox answers each row, and holds it to its schema', () => {
  const checks = requestChecks as unknown as Readonly<Record<string, unknown>>
  const others = names.filter((name) => name !== 'ping' && answeredCalls[name].validate !== checks[schemaNameOf(name)])
  expect(others).toEqual([])
})

describe('a visitor sends nothing by a call that needs a session', () => {
  it.each(contracts.filter(({ call }) => call.endpoint.token))('$call.name', async ({ call, request }) => {
    const sent = gateway.send(call, request, { idempotencyKey: 'key' })
    await expect(sent).rejects.toMatchObject({ kind: 'session', call: call.name })
    expect(fetched).not.toHaveBeenCalled()
  })
})

describe('nothing is sent without the key of its intent by a call that moves money', () => {
  it.each(contracts.filter(({ call }) => call.endpoint.kind === 'money'))('$call.name', async ({ call, request }) => {
    await expect(gateway.send(call, request, { token: 'secret' })).rejects.toThrow('needs an idempotency key')
    expect(fetched).not.toHaveBeenCalled()
  })
})

describe('a call that is encrypted shows nothing of what it carries', () => {
  it.each(contracts.filter(({ call }) => call.endpoint.encrypt))('$call.name', async ({ call, request }) => {
    await gateway.send(call, request, { token: 'secret' }).catch(() => undefined)
    const [address, { body }] = fetched.mock.calls[0] as [string, RequestInit]
    expect(Object.keys(JSON.parse(body as string) as object)).toEqual(['iv', 'data'])
    const told = (value: string) => call.endpoint.path.includes(value)
    const values = Object.values(request).filter((value) => typeof value === 'string' && !told(value)) as string[]
    // Every text contains strings of one or two letters.
    for (const value of [...Object.keys(request), ...values].filter(({ length }) => length > 2))
      expect(`${address} ${body as string}`).not.toContain(value)
  })
})
