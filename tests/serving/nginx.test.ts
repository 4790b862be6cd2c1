import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { fixtureDist, fixtureSites } from '@/tools/build/testing/fixture-dist'
import { encodings } from '@/tools/serve/content-encoding'
import { gatewayUnreachable } from '@/tools/serve/gateway-unreachable'
import { partHeaders, securityHeaders } from '@/tools/serve/security-headers'
import { findNginx } from '@tests/find-nginx'
import { ask, type Answer } from './ask'
import { buildOnNginx } from './build-on-nginx'
import { EchoGateway } from './echo-gateway'

const place = mkdtempSync(join(tmpdir(), 'livery-serving-'))
const yesterday = await fixtureDist(join(place, 'yesterday'), join(place, 'none'), {
  'assets/old-abc.js': 'old '.repeat(500),
  'north/brand/old.0a1b2c3d.svg': '<svg/>',
})
const dist = await fixtureDist(join(place, 'dist'), yesterday)
const gateway = new EchoGateway()
const { port, nginx } = await buildOnNginx(dist, { gateway: await gateway.start() })
const plain = await buildOnNginx(dist, { hasBrotli: false })

beforeEach(() => void gateway.calls.splice(0))

afterAll(async () => {
  await Promise.all([nginx.stop(), plain.nginx.stop(), gateway.stop()])
  rmSync(place, { recursive: true })
})

const host = 'north.localhost'
const north = (path: string, more: Omit<Parameters<typeof ask>[1], 'path'> = {}) => ask(port, { path, host, ...more })
const built = (name: string) => readFileSync(join(dist, name))

function policyOf(code: string, answer: Answer, headersOf = securityHeaders) {
  const policy = fixtureSites.merchants[code]?.policy ?? fixtureSites.neutral
  const names = Object.keys(securityHeaders(policy)).map((name) => name.toLowerCase())
  const sent = Object.entries(answer.headers).filter(([name]) => names.includes(name))
  expect(Object.fromEntries(sent)).toEqual(lowered(headersOf(policy)))
}

const lowered = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))

test.each([
  ['north.localhost', 'north'],
  ['NORTH.localhost:8080', 'north'],
  ['www.north.example.', 'north'],
  ['south.localhost', 'south'],
  ['default', 'north'],
  ['include', 'hostnames'],
  ['volatile', 'default'],
])('%s shows %s under its own policy', async (name, code) => {
  for (const [path, file] of [
    ['/', 'index.html'],
    ['/nowhere', 'system.notFound.html'],
  ] as const) {
    const answer = await ask(port, { path, host: name })
    expect(answer.body).toEqual(built(`${code}/${file}`))
    policyOf(code, answer)
  }
})

test('every answer carries the headers: found, unchanged, missing, refused, too large, misunderstood, unreachable', async () => {
  const etag = (await north('/')).headers.etag ?? ''
  const unreachable = await ask(plain.port, { path: '/wps/member', host })
  const pages = [
    [200, await north('/')],
    [304, await north('/', { headers: { 'If-None-Match': etag } })],
    [404, await north('/nowhere')],
    [413, await north('/wps/member', { method: 'POST', body: 'x'.repeat(17 * 1024 * 1024) })],
  ] as const
  const parts = [
    [200, await north('/assets/index-abc.js', { headers: { 'Accept-Encoding': 'br' } })],
    [200, await north('/brand/logo.0a1b2c3d.svg')],
    [200, await north('/wps/member')],
    [409, await north('/wps/refused')],
    [404, await north('/assets/gone.js')],
    [405, await north('/', { method: 'POST', body: 'x' })],
    [200, await north('/assets/index-abc.js', { headers: { Range: 'bytes=99999-' } })],
    [502, unreachable],
  ] as const
  for (const [answers, headersOf] of [
    [pages, securityHeaders],
    [parts, partHeaders],
  ] as const) {
    for (const [status, answer] of answers) {
      expect(answer.status).toBe(status)
      policyOf('north', answer, headersOf)
    }
  }
  // nginx refuses these before it has determined the host.
  for (const path of ['/../sites.json', '/%00', '/assets/..%2f..%2fetc/passwd', '/%']) {
    const answer = await north(path)
    expect(answer.status, path).toBe(400)
    policyOf('nobody', answer)
  }
  expect(unreachable.body.toString()).toBe(JSON.stringify(gatewayUnreachable))
  expect(unreachable.headers['content-type']).toBe('application/json')
})

test('a compressed copy is sent byte for byte, and the file itself to who takes none', async () => {
  for (const [path, name, copies] of [
    ['/', 'north/index.html', encodings.filter(([encoding]) => encoding === 'gzip')],
    ['/assets/index-abc.js', 'assets/index-abc.js', encodings],
    ['/brand/logo.0a1b2c3d.svg', 'north/brand/logo.0a1b2c3d.svg', encodings],
  ] as const) {
    for (const [encoding, ending] of copies) {
      const answer = await north(path, { headers: { 'Accept-Encoding': encoding } })
      expect(answer.headers['content-encoding']).toBe(encoding)
      expect(answer.headers.vary).toBe('Accept-Encoding')
      expect(answer.body).toEqual(built(name + ending))
    }
    expect((await north(path)).body).toEqual(built(name))
  }
})

test('a browser behind a proxy gets compressed copies too', async () => {
  const answer = await north('/', { headers: { 'Accept-Encoding': 'gzip', Via: '1.1 front' } })
  expect(answer.headers['content-encoding']).toBe('gzip')
})

test('an nginx without the brotli module serves the copies for gzip', async () => {
  const answer = await ask(plain.port, { path: '/', host, headers: { 'Accept-Encoding': 'gzip, br' } })
  expect(answer.headers['content-encoding']).toBe('gzip')
  expect(answer.body).toEqual(built('north/index.html.gz'))
})

test('a page that is still open gets its scripts after the next build', async () => {
  const script = await north('/assets/old-abc.js', { headers: { 'Accept-Encoding': 'br' } })
  expect(script.status).toBe(200)
  expect(script.headers['cache-control']).toContain('immutable')
  expect(script.body).toEqual(readFileSync(join(yesterday, 'assets/old-abc.js.br')))
  expect((await north('/brand/old.0a1b2c3d.svg')).status).toBe(200)
})

test('hashed files are kept for ever and everything else is asked for again', async () => {
  const cached = async (path: string) => (await north(path)).headers['cache-control']
  expect(await cached('/assets/index-abc.js')).toBe('public, max-age=31536000, immutable')
  expect(await cached('/brand/logo.0a1b2c3d.svg')).toBe('public, max-age=31536000, immutable')
  for (const path of ['/', '/register', '/nowhere', '/assets/gone.js', '/robots.txt', '/manifest.webmanifest'])
    expect(await cached(path), path).toBe('no-cache')
})

test('nothing of the build but what the sites need is served, and nothing says which nginx it is', async () => {
  for (const name of [
    'nginx/nginx.conf',
    'nginx/http.conf',
    'sites.json',
    'builds.json',
    '.env',
    'south/brand/x.svg',
  ]) {
    const answer = await north(`/${name}`)
    expect(answer.status, name).toBe(404)
    expect(answer.body.toString()).toBe('Not found\n')
  }
  for (const path of ['/north/index.html', '/south/index.html', '/neutral.html', '/assets/index-abc.js.br'])
    expect((await north(path)).status, path).toBe(404)
  for (const answer of [await north('/'), await north('/%00')]) {
    expect(answer.headers.server).toBe('nginx')
    expect(answer.body.toString()).not.toMatch(/nginx\/\d/)
  }
})

test('what nginx writes lies in the build where no request reaches it, and the next build leaves it its pid', async () => {
  const run = spawnSync(findNginx() ?? '', ['-t', '-p', dist, '-c', 'nginx/nginx.conf'], { encoding: 'utf8' })
  expect(run.status, run.stderr).toBe(0)
  const names = readdirSync(join(dist, 'nginx')).filter((name) => !name.endsWith('.conf'))
  expect(names).toEqual(expect.arrayContaining(['client_body_temp', 'nginx.pid', 'proxy_temp']))
  for (const name of names) expect((await north(`/nginx/${name}`)).status, name).toBe(404)
  const next = await fixtureDist(join(place, 'next'), dist)
  expect(readdirSync(join(next, 'nginx'))).toContain('nginx.pid')
})

test('a call reaches the gateway below its path, with method, query, headers and body', async () => {
  const forged = { 'X-Forwarded-For': '192.0.2.1', 'X-Real-IP': '192.0.2.1', Forwarded: 'for=192.0.2.1' }
  const headers = { token: 't1', merchant: 'north', 'X-Forwarded-Proto': 'https', ...forged }
  const answer = await north('/wps/member/register?a=%20b&c', { method: 'PUT', headers, body: '{"x":1}' })
  const path = '/platform/wps/member/register?a=%20b&c'
  expect(JSON.parse(answer.body.toString())).toEqual({ method: 'PUT', path, body: '{"x":1}' })
  expect(gateway.calls[0]?.headers).toMatchObject({
    token: 't1',
    merchant: 'north',
    'x-forwarded-host': host,
    'x-forwarded-proto': 'https',
    'x-forwarded-for': '127.0.0.1',
  })
  expect(answer.headers['cache-control']).toBe('no-store')
})

test('a call that a merchant moved is one on its own hosts alone', async () => {
  await north('/api/sign-in', { method: 'POST', body: '{}' })
  expect(gateway.calls.map(({ path }) => path)).toEqual(['/platform/api/sign-in'])
  const elsewhere = await ask(port, { path: '/api/sign-in', host: 'south.localhost', method: 'POST' })
  expect(elsewhere.status).toBe(405)
  expect(gateway.calls).toHaveLength(1)
})

test('no path that hides a dot or slash reaches the gateway', async () => {
  for (const path of [
    '/wps/..%2fadmin',
    '/admin/..%2fwps/x',
    '/wps/%2e%2e/admin',
    '/x/../wps/y',
    '/wps/..%5cadmin',
    '/wps\\..\\x',
  ])
    expect((await north(path)).status, path).toBe(404)
  expect(gateway.calls).toEqual([])
})

test('a host that is nobody’s gets the neutral page, whatever it asks for', async () => {
  for (const name of ['nobody.localhost', 'localhost', '', '-', '127.0.0.1:80']) {
    const answer = await ask(port, { path: '/register', host: name })
    expect(answer.status).toBe(404)
    expect(answer.body).toEqual(built('neutral.html'))
    policyOf('nobody', answer)
    expect((await ask(port, { path: '/brand/logo.0a1b2c3d.svg', host: name })).status).toBe(404)
  }
})

test('TLS in front holds browsers to it', async () => {
  const secure = await north('/', { headers: { 'X-Forwarded-Proto': 'https' } })
  const policy = fixtureSites.merchants['north']!.policy
  expect(secure.headers).toMatchObject(lowered(securityHeaders(policy, { secure: true })))
  expect((await north('/')).headers).not.toHaveProperty('strict-transport-security')
})
