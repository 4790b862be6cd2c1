import { rmSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { fixtureDist } from '@/tools/build/testing/fixture-dist'
import { listen } from '@/tools/cli/serve/listen'
import { createSiteServer } from '@/tools/serve/site-server'
import { ask } from './ask'
import { buildOnNginx } from './build-on-nginx'
import { EchoGateway } from './echo-gateway'
import { hostileAddresses } from './hostile-addresses'

const dist = await fixtureDist()
const gateway = new EchoGateway()
const address = await gateway.start()
const { port: nginxPort, nginx } = await buildOnNginx(dist, { gateway: address, hasBrotli: false })
const node = await listen(createSiteServer(dist, { kind: 'remote', url: new URL(address) }), 0, '127.0.0.1')
const servers: [name: string, port: number][] = [
  ['nginx', nginxPort],
  ['the site server', node.port],
]
const host = 'north.localhost'

afterAll(async () => {
  await Promise.all([nginx.stop(), node.close(), gateway.stop()])
  rmSync(dist, { recursive: true })
})

test.each(servers)('%s makes no page, no call and no other site of an address that is none', async (_, port) => {
  for (const path of hostileAddresses) {
    const { status, headers } = await ask(port, { host, path })
    expect([path, status, headers.location]).toEqual([path, 404, undefined])
  }
})

test.each(servers)('%s asks for the status once, whatever port the visitor names', async (_, port) => {
  await ask(port, { host, path: '/' })
  const before = gateway.calls.length
  for (const named of ['', ':1', ':4173', ':65535']) await ask(port, { host: `${host}${named}`, path: '/' })
  expect(gateway.calls.slice(before)).toEqual([])
})

test.each(servers)('%s lets no visitor close a site, or open a closed one, by what he writes', async (_, port) => {
  const words = {
    'X-System-Status': '1',
    'Retry-After': '9',
    'X-Forwarded-For': '1.2.3.4',
    'X-Forwarded-Host': 'closed.localhost',
  }
  const statusOf = async (asked: string, path: string, headers: Record<string, string>) =>
    (await ask(port, { host: asked, path, headers })).status
  expect(await statusOf(host, '/?url=closed.localhost&maintenance=1&status=503', words)).toBe(200)
  const open = { 'X-System-Status': '0', 'X-Forwarded-Host': host, 'Cache-Control': 'no-cache' }
  expect(await statusOf('closed.localhost', `/?url=${host}`, open)).toBe(503)
})

test.each(servers)('%s passes on no call whose path goes up', async (_, port) => {
  for (const path of ['/wps/..;/admin', '/wps/..%2fadmin', '/wps/%2e%2e;/admin', '/wps/..%5cadmin'])
    expect([path, (await ask(port, { host, path })).status]).toEqual([path, 404])
})
