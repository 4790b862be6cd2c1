import { describe, expect, it, vi } from 'vitest'
import { plainMerchant, testGateway, type TestGateway } from '@/sandbox/test-gateway'

interface Init {
  readonly method?: string
  readonly body?: string
  readonly headers?: Record<string, string>
}

const json = { 'content-type': 'application/json' }

async function raw(gateway: TestGateway, path: string, init: Init = {}) {
  const headers = { merchant: 'plain', ...init.headers }
  const answer = await gateway.app.request(path, { ...init, headers })
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as object }
}

describe('the gateway', () => {
  it.each([
    ['an unknown path', '/wps/nothing', {}, 404, 'path_unknown'],
    ['a path with another method', '/wps/captcha', { method: 'PUT' }, 405, 'method_unknown'],
    ['no merchant', '/wps/captcha', { headers: { merchant: '' } }, 400, 'merchant_unknown'],
    ['an unknown merchant', '/wps/captcha', { headers: { merchant: 'nobody' } }, 400, 'merchant_unknown'],
    ['a parameter too many', '/wps/captcha?x=1', {}, 400, 'request_invalid'],
    ['no content type', '/wps/session/login/freeplay', { method: 'POST', body: '{}' }, 415, 'request_invalid'],
    [
      'broken JSON',
      '/wps/session/login/freeplay',
      { method: 'POST', body: '{', headers: json },
      400,
      'request_invalid',
    ],
    [
      'a missing field',
      '/wps/session/login/freeplay',
      { method: 'POST', body: '{}', headers: json },
      400,
      'request_invalid',
    ],
    [
      'a body in the clear',
      '/wps/session/login',
      { method: 'POST', body: '{}', headers: json },
      400,
      'request_invalid',
    ],
    [
      'a huge body',
      '/wps/session/login',
      { method: 'POST', body: 'x'.repeat(70_000), headers: json },
      413,
      'request_too_large',
    ],
  ])('answers %s with an envelope and a sentence', async (_, path, init, status, code) => {
    const answer = await raw(await testGateway(), path, init)
    expect(answer.status).toBe(status)
    expect(answer.body).toMatchObject({ success: false, code, message: expect.stringMatching(/\w+ \w+/) as string })
    expect(answer.headers.get('x-gateway')).toBe('livery-sandbox')
  })

  it('keeps its console clean of those who go away in the middle of a body', async () => {
    const said = vi.spyOn(console, 'error').mockReturnValue()
    const { app } = await testGateway()
    const body = () =>
      new ReadableStream({
        start: (stream) => stream.error(Object.assign(new Error('aborted'), { code: 'ECONNRESET' })),
      })
    const send = (path: string, method: string) =>
      app.request(path, {
        method,
        body: body(),
        headers: { ...json, merchant: 'plain' },
        duplex: 'half',
      } as RequestInit)
    expect((await send('/wps/session/login/freeplay', 'POST')).status).toBe(400)
    expect((await send('/sandbox/settings', 'PUT')).status).toBe(400)
    expect(said).not.toHaveBeenCalled()
  })

  it('answers on the path that a merchant gives a call, and there alone', async () => {
    const moved = { ...plainMerchant, code: 'moved', calls: { captcha: { path: '/api/captcha', moduleId: 'C1' } } }
    const gateway = await testGateway([moved, plainMerchant])
    expect((await gateway.call('captcha')).success).toBe(true)
    expect((await gateway.call('captcha', { merchant: plainMerchant })).success).toBe(true)
    expect((await raw(gateway, '/wps/captcha', { headers: { merchant: 'moved' } })).status).toBe(404)
    expect(gateway.isAtPath('/api/captcha')).toBe(true)
    expect(gateway.isAtPath('/wps/captcha')).toBe(false)
  })

  it('takes a call by the method that a merchant gives it, and by no other', async () => {
    const calls = { captcha: { method: 'POST' }, freePlayLogin: { method: 'GET' } } as const
    const gateway = await testGateway([{ ...plainMerchant, calls }])
    expect((await gateway.call('captcha')).success).toBe(true)
    const request = { os: 'Linux', platform: 'W', random: 'x', version: 3 }
    expect((await gateway.call('freePlayLogin', { request })).success).toBe(true)
    expect((await raw(gateway, '/wps/captcha', { headers: { merchant: 'plain' } })).status).toBe(405)
  })

  it('takes new merchants and keeps the players', async () => {
    const gateway = await testGateway()
    await gateway.setMerchants([{ ...plainMerchant, hosts: ['new.localhost'] }])
    const routes = await gateway.call('domainRoutes', { request: { device: 0 } })
    expect(routes.value).toEqual({ domainList: [{ domainName: 'new.localhost' }] })
    const request = { username: 'demo_player', password: 'Demo1234!', type: 'username' }
    expect((await gateway.call('login', { request })).success).toBe(true)
  })
})
