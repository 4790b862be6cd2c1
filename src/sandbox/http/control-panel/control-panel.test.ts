import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { describe, expect, it, vi } from 'vitest'
import type { SandboxSettings } from '@/contract/generated/gateway-types'
import * as schemas from '@/contract/generated/validate-sandbox.js'
import { plainMerchant, testGateway } from '@/sandbox/test-gateway'

const other = { ...plainMerchant, code: 'other', settings: { registerRules: { captcha: { enabled: false } } } }
const signIn = { request: { username: 'demo_player', password: 'Demo1234!', type: 'username' } }

describe('settings', () => {
  it('merge by key and answer how they now stand', async () => {
    const gateway = await testGateway([plainMerchant, other])
    const rule = { enabled: true, acceptedPattern: '(?i)x', minLength: '4', maxLength: null }
    const changed = await gateway.panel<SandboxSettings>('settings', 'PUT', {
      merchant: 'plain',
      features: { FREEPLAY3: 0, PTSYS3: 1 },
      registerRules: { email: rule, username: null },
      promotions: { SUMMER: true },
    })
    expect(schemas.sandboxSettings(changed)).toBe(true)
    expect(changed).toMatchObject({
      merchant: 'plain',
      systemStatus: 0,
      features: { FREEPLAY3: 0, PTSYS3: 1, USERNAMEREG3: 1 },
      promotions: { REFERRAL: true, SUMMER: true },
    })
    expect(changed.registerRules?.['email']).toEqual(rule)
    expect(changed.registerRules?.['username']).toBeNull()
    expect(await gateway.panel('settings?merchant=plain')).toEqual(changed)
    expect((await gateway.call('registerSettings')).value).toEqual(changed.registerRules)
  })

  it('come with what each feature means, in the words of the merchant', async () => {
    const gateway = await testGateway([plainMerchant, { ...other, meanings: {} }])
    expect(await gateway.panel('features?merchant=plain')).toEqual({
      FREEPLAY3: 'Guests may try games with a trial account.',
    })
    expect(await gateway.panel('features?merchant=other')).toEqual({})
  })

  it('give way where the merchant’s own settings change, and nowhere else', async () => {
    const gateway = await testGateway([plainMerchant, other])
    const features = { FREEPLAY3: 0, USERNAMEREG3: 0 }
    await gateway.panel('settings', 'PUT', {
      merchant: 'plain',
      systemStatus: 1,
      features,
      promotions: { REFERRAL: false },
    })
    const own: SandboxSettings = {
      ...plainMerchant.settings,
      features: { ...plainMerchant.settings.features, FREEPLAY3: 1, PTSYS3: 1 },
    }
    await gateway.setMerchants([{ ...plainMerchant, settings: { ...own, systemStatus: 0 } }, other])
    expect(await gateway.panel('settings?merchant=plain')).toMatchObject({
      systemStatus: 0,
      features: { FREEPLAY3: 0, USERNAMEREG3: 0, PTSYS3: 1 },
      promotions: { REFERRAL: false },
    })
    await gateway.setMerchants([{ ...plainMerchant, settings: { ...own, features: { USERNAMEREG3: 1 } } }, other])
    expect(await gateway.panel('settings?merchant=plain')).toMatchObject({ features: { USERNAMEREG3: 0 } })
    const { features: left } = await gateway.panel<SandboxSettings>('settings?merchant=plain')
    expect(left).not.toHaveProperty('FREEPLAY3')
  })

  it('start with what the merchant says, over our own rules, and are each merchant’s own', async () => {
    const gateway = await testGateway([plainMerchant, other])
    await gateway.panel('settings', 'PUT', { merchant: 'plain', systemStatus: 1 })
    expect(await gateway.panel('settings?merchant=other')).toMatchObject({
      merchant: 'other',
      systemStatus: 0,
      registerRules: { captcha: { enabled: false }, username: { enabled: true } },
    })
  })

  it('lose none of two changes made at once', async () => {
    const gateway = await testGateway()
    const modules = Array.from({ length: 10 }, (_, index) => `MODULE${index}`)
    await Promise.all(
      modules.map((modId) => gateway.panel('settings', 'PUT', { merchant: 'plain', features: { [modId]: 1 } })),
    )
    const { features = {} } = await gateway.panel<SandboxSettings>('settings?merchant=plain')
    expect(Object.keys(features)).toEqual(expect.arrayContaining(modules))
  })
})

describe('the panel calls', () => {
  it.each([
    ['settings', 'PUT', {}, 'merchant is missing'],
    ['settings', 'PUT', { merchant: 'nobody' }, 'no merchant nobody'],
    ['settings', 'PUT', { merchant: 'plain', sytemStatus: 1 }, 'sytemStatus'],
    ['settings', 'PUT', { merchant: 'plain', systemStatus: 3 }, '0, 1, 2'],
    ['settings', 'GET', undefined, 'merchant is missing'],
    ['faults', 'POST', { call: 'nothing', kind: 'drop' }, 'no call is named nothing'],
    ['faults', 'POST', { call: 'login', kind: 'explode' }, 'malformed'],
    ['faults', 'POST', { call: 'login', kind: 'drop', merchant: 'nobody' }, 'no merchant nobody'],
    ['reset', 'POST', { merchant: 'nobody' }, 'no merchant nobody'],
    ['reset', 'POST', [], 'must be object'],
    ['log', 'POST', { merchant: 'plain' }, 'message'],
  ])('refuse %s %s %j with 400 and a sentence', async (path, method, body, sentence) => {
    const answer = await (await testGateway()).panelAnswer(path, method, body)
    expect(answer.status).toBe(400)
    expect(((await answer.json()) as { message: string }).message).toContain(sentence)
  })

  it('refuse what is not JSON', async () => {
    const gateway = await testGateway()
    const send = (init: RequestInit) => gateway.app.request('/sandbox/reset', { method: 'POST', ...init })
    expect((await send({ body: '{}' })).status).toBe(400)
    expect((await send({ body: '{', headers: { 'content-type': 'application/json' } })).status).toBe(400)
  })

  it('refuse the pages of other sites', async () => {
    const gateway = await testGateway()
    const ask = async (host: string, headers: Record<string, string> = {}) =>
      (await gateway.app.request(`http://${host}/sandbox/outbox`, { headers })).status
    expect(await ask('plain.localhost:4173', { origin: 'http://plain.localhost:4173' })).toBe(200)
    expect(await ask('127.0.0.1:4173', { 'sec-fetch-site': 'none' })).toBe(200)
    expect(await ask('localhost:4173', { origin: 'https://evil.example' })).toBe(403)
    expect(await ask('localhost:4173', { origin: 'null' })).toBe(403)
    expect(await ask('localhost:4173', { 'sec-fetch-site': 'cross-site' })).toBe(403)
    expect(await ask('evil.example', { origin: 'http://evil.example' })).toBe(403)
  })

  it('take the site’s reports into a log of the last hundred', async () => {
    const gateway = await testGateway()
    for (let i = 0; i < 101; i += 1) await gateway.panel('log', 'POST', { merchant: 'plain', message: `rule ${i}` })
    const log = await gateway.panel<{ message: string }[]>('log')
    expect(schemas.sandboxLog(log)).toBe(true)
    expect([log.length, log[0]?.message]).toEqual([100, 'rule 100'])
  })

  it('tell what an unanswered captcha says, and nothing of an answered one', async () => {
    const gateway = await testGateway()
    const { captchaId, captcha } = await gateway.captcha()
    expect(captcha).toMatch(/^[A-Za-z0-9]{4}$/)
    expect((await gateway.panelAnswer(`captcha/${captchaId}`)).status).toBe(200)
    expect((await gateway.panelAnswer('captcha/none')).status).toBe(404)
  })
})

describe('faults', () => {
  const captcha = { headers: { merchant: 'plain', 'module-id': 'captcha' } }

  it.each([
    [{ kind: 'status', status: 503 }, 503, /^\{"success":false/],
    [{ kind: 'status', status: 204 }, 204, /^$/],
    [{ kind: 'malformed' }, 200, /^<!doctype html>/],
    [{ kind: 'shape' }, 200, /^\{"success":true.*"value":"/],
    [{ kind: 'empty' }, 200, /^$/],
  ])('%j spoil the next answers of their call and no more', async (fault, status, text) => {
    const gateway = await testGateway()
    await gateway.panel('faults', 'POST', { call: 'captcha', times: 2, ...fault })
    for (let i = 0; i < 2; i += 1) {
      const answer = await gateway.app.request('/wps/captcha', captcha)
      expect(answer.status).toBe(status)
      expect(await answer.text()).toMatch(text)
    }
    expect((await gateway.call('countryCodes')).success).toBe(true)
    expect((await gateway.call('captcha')).success).toBe(true)
    expect(await gateway.panel('faults')).toEqual([])
  })

  it('are for one merchant where one is named', async () => {
    const gateway = await testGateway([plainMerchant, other])
    await gateway.panel('faults', 'POST', { call: 'captcha', kind: 'status', merchant: 'other' })
    expect((await gateway.call('captcha')).status).toBe(200)
    expect((await gateway.call('captcha', { merchant: other })).status).toBe(500)
  })

  it('of the kind delay hold the answer back', async () => {
    const gateway = await testGateway()
    await gateway.panel('faults', 'POST', { call: 'captcha', kind: 'delay', delay: 9000 })
    vi.useFakeTimers()
    try {
      let isAnswered = false
      const answer = gateway.call('captcha').finally(() => (isAnswered = true))
      await vi.advanceTimersByTimeAsync(8999)
      expect(isAnswered).toBe(false)
      await vi.advanceTimersByTimeAsync(1)
      expect((await answer).success).toBe(true)
    } finally {
      vi.useRealTimers()
    }
  })

  it('of the kind drop close the connection', async () => {
    const gateway = await testGateway()
    await gateway.panel('faults', 'POST', { call: 'captcha', kind: 'drop' })
    const listener = getRequestListener((request, env) => gateway.app.fetch(request, env))
    const server = createServer((request, answer) => void listener(request, answer))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/wps/captcha`
    await expect(fetch(address, captcha)).rejects.toThrow()
    expect((await fetch(address, captcha)).status).toBe(200)
    await new Promise((resolve) => server.close(resolve))
  })
})

describe('reset', () => {
  it('goes back to the seeded state for one merchant and leaves the others', async () => {
    const gateway = await testGateway([plainMerchant, other])
    const tokens = await Promise.all(
      [plainMerchant, other].map(async (merchant) => (await gateway.call('login', { ...signIn, merchant })).value),
    )
    for (const merchant of ['plain', 'other']) {
      await gateway.panel('settings', 'PUT', { merchant, systemStatus: 1 })
      await gateway.panel('log', 'POST', { merchant, message: 'odd rule' })
    }
    expect(await gateway.panel('reset', 'POST', { merchant: 'plain' })).toEqual({ reset: ['plain'] })
    expect(await gateway.panel('settings?merchant=plain')).toMatchObject({ systemStatus: 0 })
    expect(await gateway.panel('settings?merchant=other')).toMatchObject({ systemStatus: 1 })
    expect(await gateway.panel('log')).toMatchObject([{ merchant: 'other' }])
    const [mine, theirs] = tokens as { token: string }[]
    expect((await gateway.call('memberInfo', { token: mine?.token ?? '' })).status).toBe(401)
    expect((await gateway.call('memberInfo', { token: theirs?.token ?? '', merchant: other })).status).toBe(200)
    expect((await gateway.call('login', signIn)).success).toBe(true)
  })

  it('forgets refused sign-ins and faults of every merchant', async () => {
    const gateway = await testGateway()
    await gateway.panel('faults', 'POST', { call: 'captcha', kind: 'drop' })
    const wrong = { request: { ...signIn.request, password: 'wrong' } }
    for (let i = 0; i < 6; i += 1) await gateway.call('login', wrong)
    expect(await gateway.panel('reset', 'POST', {})).toEqual({ reset: ['plain'] })
    expect(await gateway.panel('faults')).toEqual([])
    expect((await gateway.call('login', signIn)).success).toBe(true)
  })
})

describe('the panel page', () => {
  it('and its files come under a policy that allows nothing inline', async () => {
    const gateway = await testGateway()
    const page = await gateway.app.request('/sandbox')
    expect(page.headers.get('content-type')).toContain('text/html')
    const html = await page.text()
    expect(html).not.toMatch(/ style=| on\w+=|<style/)
    for (const [, file] of html.matchAll(/(?:href|src)="(\/sandbox\/[^"]+)"/g)) {
      const answer = await gateway.app.request(file ?? '')
      expect(answer.status).toBe(200)
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
    }
    expect((await gateway.app.request('/sandbox/nothing')).status).toBe(404)
  })
})
