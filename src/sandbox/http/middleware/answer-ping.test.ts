import { describe, expect, it } from 'vitest'
import { plainMerchant, testGateway, type TestGateway } from '@/sandbox/test-gateway'

const hosts = ['plain.localhost', 'plain.example']

const ping = (gateway: TestGateway, host: string, path = '/wps/ping') =>
  gateway.app.request(`http://${host}:4173${path}`, { headers: { origin: 'http://plain.localhost:4173' } })

describe('a ping', () => {
  it('is answered on every domain of the merchant, to pages of the others too', async () => {
    const gateway = await testGateway([{ ...plainMerchant, hosts }])
    const { value } = await gateway.call('domainRoutes', { request: { device: 0 } })
    expect(value).toEqual({ domainList: hosts.map((domainName) => ({ domainName })) })
    for (const host of hosts) {
      const answer = await ping(gateway, host)
      expect([answer.status, await answer.text()]).toEqual([200, 'ok'])
      expect(answer.headers.get('access-control-allow-origin')).toBe('*')
      expect(answer.headers.get('timing-allow-origin')).toBe('*')
      expect(answer.headers.get('cache-control')).toBe('no-store')
    }
  })

  it('follows the path that a merchant gives it, and is no other method', async () => {
    const gateway = await testGateway([{ ...plainMerchant, calls: { ping: { path: '/api/ping' } } }])
    expect((await ping(gateway, 'plain.localhost', '/api/ping')).status).toBe(200)
    expect((await ping(gateway, 'plain.localhost')).status).toBe(400)
    expect((await gateway.app.request('/api/ping', { method: 'POST' })).status).toBe(400)
  })

  it('goes wrong when it is asked to, by the host or the one that a server in front names', async () => {
    const gateway = await testGateway([{ ...plainMerchant, hosts }])
    const fault = { call: 'ping', kind: 'status', status: 503, merchant: 'plain' }
    await gateway.panel('faults', 'POST', { ...fault, times: 2 })
    const failed = await ping(gateway, 'plain.example')
    expect(failed.status).toBe(503)
    expect(failed.headers.get('access-control-allow-origin')).toBe('*')
    const headers = { 'x-forwarded-host': 'plain.example:8080' }
    expect((await gateway.app.request('http://10.0.0.1/wps/ping', { headers })).status).toBe(503)
    expect((await ping(gateway, 'plain.example')).status).toBe(200)
  })
})
