import { once } from 'node:events'
import { rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { afterAll, expect, test } from 'vitest'
import { fixtureDist } from '@/tools/build/testing/fixture-dist'
import { endpoints } from '@/contract/endpoints/endpoints'
import { createSandbox } from '@/sandbox/create-sandbox'
import { plainMerchant } from '@/sandbox/test-gateway'
import { ask } from './ask'
import { freePort } from './free-port'
import { RunningNginx } from './running-nginx'

/** The recipe of the README: an operator's configuration that includes the build's, with the sandbox as the gateway. */
const dist = await fixtureDist()
const sandbox = await createSandbox({ merchants: [{ ...plainMerchant, code: 'north' }], database: ':memory:' })
const gateway = createAdaptorServer({ fetch: sandbox.app.fetch }).listen(0, '127.0.0.1')
await once(gateway, 'listening')
const port = await freePort()
const nginx = await new RunningNginx(
  '/',
  (folder) => `error_log stderr notice;
pid "${folder}/nginx.pid";
events { }
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path "${folder}/${name}";`).join('\n  ')}
  include "${dist}/nginx/http.conf";
  server {
    listen 127.0.0.1:${port} default_server;
    root "${dist}";
    set $livery_gateway http://127.0.0.1:${(gateway.address() as AddressInfo).port};
    include "${dist}/nginx/server.conf";
  }
}
`,
).ready()

afterAll(async () => {
  await nginx.stop()
  gateway.close()
  await once(gateway, 'close')
  sandbox.close()
  rmSync(dist, { recursive: true })
})

const host = 'north.localhost'

test('the sites are served from where the server block says', async () => {
  expect((await ask(port, { path: '/', host })).body.toString()).toContain('North home')
  expect((await ask(port, { path: '/', host: 'nobody.example' })).status).toBe(404)
})

test('calls are answered by the gateway, its refusals too', async () => {
  const headers = { merchant: 'north', language: 'EN', 'module-id': endpoints.captcha.moduleId }
  const captcha = await ask(port, { path: endpoints.captcha.path, host, headers })
  expect(captcha.status).toBe(200)
  expect(JSON.parse(captcha.body.toString())).toMatchObject({ success: true })
  expect(captcha.headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'")
  const unknown = await ask(port, { path: '/wps/none', host, headers })
  expect(unknown.status).toBe(404)
  expect(JSON.parse(unknown.body.toString())).toMatchObject({ success: false })
})
