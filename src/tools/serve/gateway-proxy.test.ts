import type { AddressInfo } from 'node:net'
import { createServer, type RequestListener, type Server } from 'node:http'
import { afterEach, expect, test, vi } from 'vitest'
import { passToGateway } from './gateway-proxy'

let upstream: Server | undefined

afterEach(() => {
  upstream?.close()
  upstream = undefined
})

async function gateway(listener: RequestListener): Promise<URL> {
  upstream = createServer(listener)
  await new Promise<void>((resolve) => upstream?.listen(0, '127.0.0.1', resolve))
  return new URL(`http://127.0.0.1:${(upstream.address() as AddressInfo).port}/platform/`)
}

test('path, query, method, headers and body arrive at the gateway', async () => {
  const url = await gateway((request, response) => {
    const { url: path, method, headers } = request
    let body = ''
    request.on('data', (part) => (body += String(part)))
    request.on('end', () => response.end(JSON.stringify({ path, method, headers, body })))
  })
  const answer = await passToGateway(
    url,
    new Request('http://north.localhost/wps/member/register?a=1', {
      method: 'PUT',
      body: '{"x":1}',
      headers: {
        token: 't1',
        merchant: 'north',
        'Proxy-Authorization': 'Basic abc',
        'X-Forwarded-For': '192.0.2.1',
        'X-Real-IP': '192.0.2.1',
        Forwarded: 'for=192.0.2.1',
      },
    }),
    '203.0.113.7',
  )
  const seen = (await answer.json()) as { headers: Record<string, string> }
  expect(seen).toMatchObject({ path: '/platform/wps/member/register?a=1', method: 'PUT', body: '{"x":1}' })
  expect(seen.headers).toMatchObject({
    token: 't1',
    merchant: 'north',
    'x-forwarded-host': 'north.localhost',
    'x-forwarded-for': '203.0.113.7',
    host: url.host,
  })
  for (const name of ['proxy-authorization', 'x-real-ip', 'forwarded']) expect(seen.headers).not.toHaveProperty(name)
})

test('the gateway’s own refusals and redirects are passed back as they are', async () => {
  const url = await gateway((_, response) => response.writeHead(302, { Location: '/elsewhere' }).end())
  const answer = await passToGateway(url, new Request('http://north.localhost/wps/member/info'))
  expect(answer.status).toBe(302)
  expect(answer.headers.get('Location')).toBe('/elsewhere')
})

test('a gateway that is not there is a refusal in the calls’ own envelope', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const answer = await passToGateway(new URL('http://127.0.0.1:1'), new Request('http://north.localhost/wps/captcha'))
  expect(answer.status).toBe(502)
  expect(await answer.json()).toEqual({
    success: false,
    code: 'gateway_unreachable',
    message: 'The gateway cannot be reached.',
    value: null,
  })
  expect(logged).toHaveBeenCalledWith(expect.stringContaining('GET http://127.0.0.1:1/wps/captcha failed'))
  logged.mockRestore()
})
