import { signals } from '@/site/lib/signals'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Captcha, FreePlayLogin, Login, MemberInfo } from '@/contract/generated/gateway-types'
import type { Site } from '@/contract/generated/merchant-types'
import { defineCall } from './call-definition'
import * as rows from '@/contract/endpoints/endpoint-rows'
import { memberInfo as memberInfoRow } from '@/contract/endpoints/first-rows'
import { createGateway } from './gateway'
import { GatewayError } from './gateway-error'

const captcha = defineCall<Captcha>(rows.captcha, () => import('@/contract/generated/answers/captcha.js'))
const login = defineCall<Login>(rows.login, () => import('@/contract/generated/answers/login.js'))
const memberInfo = defineCall<MemberInfo>(memberInfoRow, () => import('@/contract/generated/answers/memberInfo.js'))
const freePlay = defineCall<FreePlayLogin>(
  rows.freePlayLogin,
  () => import('@/contract/generated/answers/freePlayLogin.js'),
)

const value = { id: 'c1', image: 'iVBORw0KGgo=' }
const settings: Site['gateway'] = {
  baseUrl: 'https://api.example.com',
  timeout: 1000,
  encryption: { mode: 'AES-CBC', key: 'livery-sandbox-k' },
  calls: {},
}

function gatewayThatAnswers(
  answer: (request: Request) => Response | Promise<Response>,
  changes: Partial<Site['gateway']> = {},
) {
  const requests: Request[] = []
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    const request = new Request(address, init)
    requests.push(request)
    return Promise.resolve(answer(request))
  })
  const gateway = createGateway({
    merchant: 'aurora',
    language: 'VI',
    gateway: { ...settings, ...changes },
    onSessionLost: () => {},
  })
  return { gateway, requests }
}

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })
const success = (answer: unknown) => json({ success: true, code: null, message: null, value: answer })

async function failureOf(work: Promise<unknown>): Promise<GatewayError> {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(GatewayError)
  return error as GatewayError
}

describe('a call', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('goes to its row of the endpoint table with merchant, language and module id, and returns the checked value', async () => {
    const { gateway, requests } = gatewayThatAnswers(() => success(value))
    await expect(gateway.send(captcha, {})).resolves.toEqual(value)
    expect(requests[0]?.url).toBe('https://api.example.com/wps/captcha')
    expect(Object.fromEntries(requests[0]?.headers ?? [])).toMatchObject({
      merchant: 'aurora',
      language: 'VI',
      'module-id': 'captcha',
    })
  })

  it('returns texts that turn nothing around them and have no endless character', async () => {
    const { gateway } = gatewayThatAnswers(() => success({ ...value, id: `a${'\u0301'.repeat(6000)}\u202eb` }))
    const { id } = await gateway.send(captcha, {})
    expect(id.length).toBeLessThan(40)
    expect(id).not.toContain('\u202e')
  })

  it("takes path, method, module id and time-out from the merchant's JSON where it has them", async () => {
    const calls = { captcha: { path: '/v2/picture', moduleId: 'PIC' } }
    const { gateway, requests } = gatewayThatAnswers(() => success(value), { calls })
    await gateway.send(captcha, {})
    expect(requests[0]?.url).toBe('https://api.example.com/v2/picture')
    expect(requests[0]?.headers.get('module-id')).toBe('PIC')
  })

  it('sends the parameters where the method of the merchant has them', async () => {
    const calls = { captcha: { method: 'POST' }, freePlayLogin: { method: 'GET' } } as const
    const { gateway, requests } = gatewayThatAnswers(() => success({ ...value, token: 't' }), { calls })
    await gateway.send(captcha, {})
    await gateway.send(freePlay, { os: 'Linux', platform: 'W', random: 'r', version: 3 })
    const [asked, tried] = requests
    expect([asked?.method, await asked?.text()]).toEqual(['POST', '{}'])
    expect([tried?.method, tried?.url]).toEqual([
      'GET',
      'https://api.example.com/wps/session/login/freeplay?os=Linux&platform=W&random=r&version=3',
    ])
  })

  it('carries a token only where its row asks for one', async () => {
    const { gateway, requests } = gatewayThatAnswers(() => success({ ...value, account: 'ann', type: 0 }))
    await gateway.send(memberInfo, {}, { token: 'secret' })
    await gateway.send(captcha, {}, { token: 'secret' })
    expect(requests.map((request) => request.headers.get('token'))).toEqual(['secret', null])
  })

  it('hides its body in the envelope where the row is encrypted, and not elsewhere', async () => {
    const { gateway, requests } = gatewayThatAnswers(() => success({ token: 't' }))
    await gateway.send(login, { username: 'ann', password: 'Secret123', type: 'username' })
    await gateway.send(freePlay, { os: 'Linux', platform: 'W', random: 'r', version: 3 })
    const [encrypted, plain] = await Promise.all(requests.map((request) => request.text()))
    expect(encrypted).not.toContain('Secret123')
    expect(Object.keys(JSON.parse(encrypted ?? '') as object)).toEqual(['iv', 'data'])
    expect(plain).toContain('"os":"Linux"')
  })
})

describe('a call that fails', () => {
  afterEach(() => vi.unstubAllGlobals())

  it.each([
    ['network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['http', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
    ['http', () => json({ success: false, code: 'broken', message: 'NullPointerException' }, 500)],
    ['contract', () => new Response('<!doctype html>')],
    ['contract', () => new Response('{"success": tru')],
    ['contract', () => new Response('')],
    ['contract', () => success({ id: 7 })],
    ['refused', () => json({ success: false, code: 'no', message: 'Not today', value: { captcha: true } })],
    ['refused', () => json({ success: false, code: 'too_many', message: 'Later' }, 429)],
    ['session', () => json({ success: false, code: 'session_invalid', message: 'Signed out' }, 401)],
  ] as const)('throws an error of kind %s', async (kind, answer) => {
    const { gateway } = gatewayThatAnswers(answer)
    expect((await failureOf(gateway.send(captcha, {}))).kind).toBe(kind)
  })

  it('says where an answer is not what its schema says', async () => {
    const { gateway } = gatewayThatAnswers(() => success({ ...value, id: 7 }))
    expect((await failureOf(gateway.send(captcha, {}))).message).toContain('at /id')
  })

  it('keeps message, code and value of a refusal', async () => {
    const { gateway } = gatewayThatAnswers(() =>
      json({ success: false, code: 'no', message: 'Not today', value: { captcha: true } }),
    )
    const { message, code, value: refused } = await failureOf(gateway.send(captcha, {}))
    expect({ message, code, refused }).toEqual({ message: 'Not today', code: 'no', refused: { captcha: true } })
  })

  it('is given up after its time-out, and is told to whoever hears signals', async () => {
    signals.splice(0)
    const { gateway } = gatewayThatAnswers(
      ({ signal }) =>
        new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error))),
      { timeout: 100, calls: { captcha: { timeout: 1 } } },
    )
    const failure = await failureOf(gateway.send(captcha, {}))
    expect(failure.kind).toBe('timeout')
    expect(signals.splice(0)).toEqual([['calls', 'captcha', failure]])
  })

  it('says that it was aborted when nobody waits for it any more', async () => {
    const { gateway } = gatewayThatAnswers(() => success(value))
    vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) =>
      Promise.reject((signal as AbortSignal).reason as Error),
    )
    const work = gateway.send(captcha, {}, { signal: AbortSignal.abort() })
    await expect(work).rejects.toMatchObject({ name: 'AbortError' })
  })
})
