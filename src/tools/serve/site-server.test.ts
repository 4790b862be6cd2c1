import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { afterAll, expect, test } from 'vitest'
import { fixtureDist } from '@/tools/build/testing/fixture-dist'
import { createSiteServer } from './site-server'

const dist = await fixtureDist()
writeFileSync(join(dist, 'north/brand/film.0a1b2c3d.mp4'), 'piece by piece')
const sandbox = new Hono()
sandbox.all('/wps/echo', async ({ req }) => Response.json({ method: req.method, body: await req.text() }))
sandbox.get('/sandbox', () => new Response('panel', { headers: { 'Content-Security-Policy': "default-src 'self'" } }))
const server = createSiteServer(dist, { kind: 'sandbox', app: sandbox })

afterAll(() => rmSync(dist, { recursive: true }))

function ask(path: string, { host = 'north.localhost:4173', ...init }: RequestInit & { host?: string } = {}) {
  const headers = new Headers(init.headers)
  headers.set('Host', host)
  return server.fetch(new Request(`http://127.0.0.1${path}`, { ...init, headers }))
}

test('the host decides whose page is answered', async () => {
  expect(await (await ask('/')).text()).toContain('North home')
  expect(await (await ask('/', { host: 'south.localhost' })).text()).toContain('South home')
  expect(await (await ask('/', { host: 'WWW.North.Example:80' })).text()).toContain('North home')
})

test('the home page is the prerendered one under each of its addresses, and a page without a document of its own is the empty one', async () => {
  expect(await (await ask('/home/?affiliateCode=a1')).text()).toContain('North home')
  const register = await ask('/register')
  expect(register.status).toBe(200)
  expect(await register.text()).toContain('North frame')
  const help = await ask('/help/v1.2')
  expect([help.status, (await help.text()).includes('<title>Help</title>')]).toEqual([200, true])
  expect(await (await ask('/promotions')).text()).toContain('North shell')
})

test('an address that no page has shows the not-found page with status 404', async () => {
  const answer = await ask('/nowhere')
  expect(answer.status).toBe(404)
  expect(await answer.text()).toContain('North: notFound')
})

test('a host that is nobody’s gets the neutral page for everything', async () => {
  for (const host of ['nobody.localhost', 'localhost', 'constructor', '']) {
    const answer = await ask('/register', { host })
    expect(answer.status).toBe(404)
    expect(await answer.text()).toContain('<h1>No site at this address</h1>')
    expect(answer.headers.get('Content-Security-Policy')).toContain('sha256-neutral')
  }
})

test('a file that is not there is a plain 404, never a page', async () => {
  for (const path of [
    '/assets/gone-abc.js',
    '/assets/',
    '/brand/gone.svg',
    '/logo.png',
    '/.env',
    '/brand/%2e%2e/index.html',
  ]) {
    const answer = await ask(path)
    expect(answer.status, path).toBe(404)
    expect(answer.headers.get('Content-Type')).toBe('text/plain; charset=utf-8')
  }
})

test('no address leads out of what was built', async () => {
  for (const path of [
    '/assets/..%2f..%2fsites.json',
    '/assets/../sites.json',
    '/brand/..%2findex.html',
    '/sites.json',
    '/brand/%2e%2e%2f%2e%2e%2f%2e%2e%2fetc/passwd',
    '/assets/%00',
    '/%',
  ]) {
    const answer = await ask(path)
    expect(answer.status, path).toBe(404)
    expect(await answer.text()).not.toMatch(/sha256|North home|root:/)
  }
})

test('a merchant’s brand files are on its own hosts alone', async () => {
  expect((await ask('/brand/logo.0a1b2c3d.svg')).status).toBe(200)
  expect((await ask('/brand/logo.0a1b2c3d.svg', { host: 'south.localhost' })).status).toBe(404)
  expect((await ask('/brand/logo.0a1b2c3d.svg', { host: 'nobody.localhost' })).status).toBe(404)
})

test('hashed files are kept for ever and pages are asked for again', async () => {
  expect((await ask('/assets/index-abc.js')).headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
  expect((await ask('/brand/logo.0a1b2c3d.svg')).headers.get('Cache-Control')).toContain('immutable')
  expect((await ask('/')).headers.get('Cache-Control')).toBe('no-cache')
})

test('a page that the browser already has is not sent again', async () => {
  const etag = (await ask('/')).headers.get('ETag') ?? ''
  const again = await ask('/', { headers: { 'If-None-Match': `"other", ${etag}` } })
  expect(again.status).toBe(304)
  expect(await again.text()).toBe('')
  expect((await ask('/', { headers: { 'If-None-Match': '"other"' } })).status).toBe(200)
  expect((await ask('/nowhere', { headers: { 'If-None-Match': '*' } })).status).toBe(404)
})

test('the compressed copies beside a file are sent as the browser accepts them', async () => {
  const brotli = await ask('/assets/index-abc.js', { headers: { 'Accept-Encoding': 'gzip, br' } })
  expect(brotli.headers.get('Content-Encoding')).toBe('br')
  expect(brotli.headers.get('Vary')).toBe('Accept-Encoding')
  expect(await bytes(brotli)).toEqual(readFileSync(join(dist, 'assets/index-abc.js.br')))
  const gzip = await ask('/', { headers: { 'Accept-Encoding': 'br;q=0, gzip;q=0.5' } })
  expect(String(gunzipSync(await bytes(gzip)))).toContain('North home')
  expect(gzip.headers.get('ETag')).not.toBe((await ask('/')).headers.get('ETag'))
  expect((await ask('/')).headers.has('Content-Encoding')).toBe(false)
  expect((await ask('/assets/index-abc.js.br')).status).toBe(404)
})

test('a file comes whole, also to who asks for a part', async () => {
  const answer = await ask('/assets/index-abc.js', { headers: { Range: 'bytes=0-5' } })
  expect(answer.status).toBe(200)
  expect((await bytes(answer)).equals(readFileSync(join(dist, 'assets/index-abc.js')))).toBe(true)
})

test('HEAD answers as GET does, without the body', async () => {
  const head = await ask('/', { method: 'HEAD' })
  expect(head.status).toBe(200)
  expect(head.headers.get('Content-Length')).toBe((await ask('/')).headers.get('Content-Length'))
  expect(await head.text()).toBe('')
})

test('a page takes no other method', async () => {
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
    const answer = await ask('/', { method })
    expect(answer.status).toBe(405)
    expect(answer.headers.get('Allow')).toBe('GET, HEAD')
  }
})

test('readiness is told on every host', async () => {
  expect((await ask('/healthz', { host: 'nobody.localhost' })).status).toBe(200)
})

test('robots may read a site and not the neutral page', async () => {
  expect(await (await ask('/robots.txt')).text()).toContain('Allow: /')
  expect(await (await ask('/robots.txt', { host: 'nobody.localhost' })).text()).toContain('Disallow: /')
})

test('the release that is live is told to open pages, on its merchant’s hosts alone', async () => {
  const live = await ask('/release.txt')
  expect(await live.text()).toBe('first\n')
  expect(live.headers.get('cache-control')).toBe('no-cache')
  expect((await ask('/release.txt', { host: 'nobody.localhost' })).status).toBe(404)
})

test('a manifest is on its merchant’s hosts alone', async () => {
  const manifest = await ask('/manifest.webmanifest')
  expect(manifest.headers.get('Content-Type')).toBe('application/manifest+json; charset=utf-8')
  expect(await manifest.json()).toEqual({ name: 'North' })
  expect((await ask('/manifest.webmanifest', { host: 'nobody.localhost' })).status).toBe(404)
})

test('a call whose path hides a dot or slash is no call', async () => {
  for (const path of ['/wps/..%2fecho', '/wps/%2E%2E%2fecho', '/x/..%5cwps/echo'])
    expect((await ask(path, { method: 'POST' })).status, path).toBe(405)
})

test('calls reach the sandbox with method and body, and what it does not know stays its own 404', async () => {
  const answer = await ask('/wps/echo', { method: 'PUT', body: 'text' })
  expect(await answer.json()).toEqual({ method: 'PUT', body: 'text' })
  expect((await ask('/wps/none')).status).toBe(404)
})

test('every page carries the security headers with the policy of its own merchant, and what is none may do nothing', async () => {
  for (const path of ['/', '/nowhere']) {
    const { headers } = await ask(path)
    expect(headers.get('Content-Security-Policy'), path).toContain("'sha256-north'")
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
  }
  for (const path of [
    ...['/assets/index-abc.js', '/assets/none.js', '/brand/logo.0a1b2c3d.svg', '/manifest.webmanifest'],
    ...['/healthz', '/wps/echo', '/robots.txt'],
  ]) {
    const { headers } = await ask(path)
    expect(headers.get('Content-Security-Policy'), path).toBe("default-src 'none'; frame-ancestors 'none'")
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(headers.has('Permissions-Policy')).toBe(false)
  }
  const south = await ask('/', { host: 'south.localhost' })
  expect(south.headers.get('Content-Security-Policy')).toContain("connect-src 'self' https://api.south.example")
  expect((await ask('/sandbox')).headers.get('Content-Security-Policy')).toBe("default-src 'self'")
})

test('browsers are held to https only where the page came by https', async () => {
  expect((await ask('/')).headers.has('Strict-Transport-Security')).toBe(false)
  const secure = await ask('/', { headers: { 'X-Forwarded-Proto': 'https' } })
  expect(secure.headers.get('Strict-Transport-Security')).toContain('max-age=')
  expect(secure.headers.get('Content-Security-Policy')).toContain('upgrade-insecure-requests')
})

async function bytes(response: Response): Promise<Buffer> {
  return Buffer.from(await response.arrayBuffer())
}

test('a film is answered piece by piece, as players ask for it', async () => {
  const film = 'piece by piece'
  const whole = await ask('/brand/film.0a1b2c3d.mp4')
  expect([whole.status, whole.headers.get('Accept-Ranges')]).toEqual([200, 'bytes'])
  const piece = await ask('/brand/film.0a1b2c3d.mp4', { headers: { Range: 'bytes=2-5' } })
  expect([piece.status, piece.headers.get('Content-Range')]).toEqual([206, `bytes 2-5/${film.length}`])
  expect(await piece.text()).toBe('ece ')
  expect((await ask('/brand/film.0a1b2c3d.mp4', { headers: { Range: 'bytes=2-5', 'If-Range': '"old"' } })).status).toBe(
    200,
  )
  expect((await ask('/brand/film.0a1b2c3d.mp4', { headers: { Range: `bytes=${film.length}-` } })).status).toBe(416)
})
