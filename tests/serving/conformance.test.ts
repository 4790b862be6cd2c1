import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { fixtureDist, fixtureSites } from '@/tools/build/testing/fixture-dist'
import { listen } from '@/tools/cli/serve/listen'
import { createSiteServer } from '@/tools/serve/site-server'
import { readSitesFile } from '@/tools/serve/sites-file'
import { builtDist } from '@tests/built-dist'
import { calls, closed, files, hiddenSlashes, otherNames, pages } from './asked-paths'
import { ask, ownHeaders, type Answer, type Question } from './ask'
import { buildOnNginx } from './build-on-nginx'
import { EchoGateway } from './echo-gateway'
import { hostileAddresses } from './hostile-addresses'
import { promotionAnswers, shownPromotions } from './promotion-addresses'

/** One table of requests, sent to the site server and to nginx. Any difference is a mistake in one of them. */
const running: (() => Promise<unknown>)[] = []
const fixture = await fixtureDist()
const gateway = new EchoGateway()
const address = await gateway.start()
// No hook runs for a file that fails while it is loaded.
const servers = await bothBuilds().catch(async (error: unknown) => {
  await stopAll()
  throw error
})

afterAll(stopAll)

async function stopAll(): Promise<void> {
  await Promise.all(running.map((stop) => stop()))
  await gateway.stop()
  rmSync(fixture, { recursive: true })
}

async function bothBuilds() {
  return { fixture: await bothServers(fixture), built: await bothServers(builtDist) }
}

async function bothServers(dist: string) {
  const { port, nginx } = await buildOnNginx(dist, { gateway: address })
  running.push(() => nginx.stop())
  const node = await listen(createSiteServer(dist, { kind: 'remote', url: new URL(address) }), 0, '127.0.0.1')
  running.push(() => node.close())
  return { nginxPort: port, nodePort: node.port }
}

/** A line for each answer of nginx that differs from the site server's. */
async function differences({ nginxPort, nodePort }: typeof servers.fixture, questions: readonly Question[]) {
  const compared = await Promise.all(
    questions.map(async (question) => {
      const [nginx, node] = await Promise.all([ask(nginxPort, question), ask(nodePort, question)])
      const [seen, expected] = [facts(nginx), facts(node)]
      const names = [...new Set([...Object.keys(seen), ...Object.keys(expected)])]
      const wrong = names.filter((name) => seen[name] !== expected[name])
      return wrong.map((name) => `${JSON.stringify(question)}: ${name} is ${seen[name]} and not ${expected[name]}`)
    }),
  )
  return compared.flat().join('\n')
}

function facts(answer: Answer): Record<string, string> {
  const { status, body } = answer
  // nginx writes a page into an answer that leads elsewhere, and nobody reads it.
  if (status === 301) {
    const { 'content-length': _length, ...headers } = ownHeaders(answer)
    return { status: '301', ...headers }
  }
  return {
    status: String(status),
    ...ownHeaders(answer),
    body: body.toString('base64').slice(0, 200),
    size: `${body.length}`,
  }
}

/** Every path on these hosts; on other spellings of a host, only what identifies its brand. */
const hosts = ['north.localhost', 'south.localhost', 'nobody.localhost']
const otherHosts = [
  ...Object.keys(fixtureSites.hosts),
  ...['NORTH.localhost:4173', 'north.localhost.', 'South.Localhost.:80'],
  ...['localhost', '127.0.0.1:80', '-', '', 'constructor', 'hostnames', 'nobody.localhost.:1'],
]
const others = [...closed, ...otherNames, ...hiddenSlashes, ...hostileAddresses, ...calls, ...shownPromotions]
const paths = [...pages, ...files, ...others]

const accepted: Record<string, string>[] = [
  {},
  ...['gzip, deflate, br', 'gzip', 'br', 'br;q=0, gzip;q=0.5', 'gzip;q=0', 'identity'].map((encoding) => ({
    'Accept-Encoding': encoding,
  })),
]

test.each(hosts)('every path is answered alike on %s', async (host) => {
  const questions = [
    ...[...pages, ...files].flatMap((path) => accepted.map((headers) => ({ host, path, headers }))),
    ...others.map((path) => ({ host, path })),
  ]
  expect(await differences(servers.fixture, questions)).toBe('')
})

test.each([
  ['/en', '/'],
  ['/en/', '/'],
  ['/En/register/?a=%20b&c=/', '/register?a=%20b&c=/'],
  ['/VI/register', '/vi/register'],
  ['/vi-VN?member=deposit', '/vi?member=deposit'],
  ['/ZH-hant-tw/help/v1.2', '/zh-tw/help/v1.2'],
  ['/VI/promotions?id=summer', '/vi/promotions?id=summer'],
])('%s leads to %s', async (path, location) => {
  for (const port of [servers.fixture.nginxPort, servers.fixture.nodePort]) {
    const { status, headers } = await ask(port, { host: 'north.localhost', path })
    expect([status, headers.location]).toEqual([301, location])
  }
})

test.each(promotionAnswers)('%s is answered %i with its own document', async (path, status, words) => {
  for (const port of [servers.fixture.nginxPort, servers.fixture.nodePort]) {
    const answer = await ask(port, { host: 'north.localhost', path })
    expect([answer.status, answer.body.toString()]).toEqual([status, expect.stringContaining(words)])
  }
})

test.each(otherHosts)('%s is the same site to both', async (host) => {
  const asked = ['/', '/register', '/nowhere', '/brand/logo.0a1b2c3d.svg', '/robots.txt', '/api/sign-in']
  expect(
    await differences(
      servers.fixture,
      asked.map((path) => ({ host, path })),
    ),
  ).toBe('')
})

test.each([
  ['closed.localhost', 503, 'North: maintenance', '600'],
  ['closed-until.localhost', 503, 'North: maintenance', '90'],
  ['blocked.localhost', 403, 'North: blocked', undefined],
])('%s answers %i as its gateway says, whatever page is asked for', async (host, status, words, retry) => {
  const asked = [
    ...['/', '/register', '/nowhere', '/vi/register', '/robots.txt', '/assets/index-abc.js', '/wps/member'],
    ...['/promotions?id=welcome', '/promotions?id=summer'],
  ]
  expect(
    await differences(
      servers.fixture,
      asked.map((path) => ({ host, path })),
    ),
  ).toBe('')
  for (const path of ['/', '/register', '/nowhere', '/promotions?id=summer']) {
    const { headers, body, ...answer } = await ask(servers.fixture.nginxPort, { host, path })
    expect(answer.status).toBe(status)
    expect(body.toString()).toContain(words)
    expect(headers['retry-after']).toBe(retry)
  }
  const inside = await ask(servers.fixture.nginxPort, { host, path: '/vi/register' })
  expect(inside.body.toString()).toContain(`system.${status === 503 ? 'maintenance' : 'blocked'} in vi`)
  expect((await ask(servers.fixture.nginxPort, { host, path: '/assets/index-abc.js' })).status).toBe(200)
})

test('an operator closes a brand on nginx by an empty file, and opens it by removing it', async () => {
  const [host, path] = ['north.localhost', '/register']
  const statusNow = async () => (await ask(servers.fixture.nginxPort, { host, path })).status
  const file = (name: string) => join(fixture, 'state', `north.${name}`)
  mkdirSync(join(fixture, 'state'))
  expect(await statusNow()).toBe(200)
  writeFileSync(file('blocked'), '')
  expect(await statusNow()).toBe(403)
  writeFileSync(file('maintenance'), '')
  expect(await statusNow()).toBe(503)
  expect((await ask(servers.fixture.nginxPort, { host: 'south.localhost', path: '/' })).status).toBe(200)
  rmSync(join(fixture, 'state'), { recursive: true })
  expect(await statusNow()).toBe(200)
})

test.each(['HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('%s is answered alike', async (method) => {
  const questions = ['north.localhost', 'nobody.localhost'].flatMap((host) =>
    paths.map((path) => ({ host, path, method, ...(method !== 'HEAD' && { body: '{"x":1}' }) })),
  )
  expect(await differences(servers.fixture, questions)).toBe('')
})

test('conditions, parts and TLS in front are answered alike', async () => {
  const etags = await Promise.all(
    ['/', '/assets/index-abc.js'].map(
      async (path) => (await ask(servers.fixture.nodePort, { path, host: 'north.localhost' })).headers.etag ?? '',
    ),
  )
  const headers: Record<string, string>[] = [
    ...etags.flatMap((etag) => [
      { 'If-None-Match': etag },
      { 'If-None-Match': `W/${etag}` },
      { 'If-None-Match': `"x", ${etag}` },
      { Range: 'bytes=0-5', 'If-Range': etag },
    ]),
    ...[{ 'If-None-Match': '*' }, { 'If-None-Match': '"x"' }, { 'If-Modified-Since': new Date().toUTCString() }],
    ...['bytes=0-0', 'bytes=5-', 'bytes=-5', 'bytes=3-99999', 'bytes=0-1,3-4'].map((Range) => ({ Range })),
    ...[
      { Range: 'bytes=0-5', 'If-Range': '"x"' },
      { Range: 'bytes=0-5', 'Accept-Encoding': 'gzip' },
    ],
    ...['https', 'http', 'ftp'].map((scheme) => ({ 'X-Forwarded-Proto': scheme })),
  ]
  const asked = ['/', '/register', '/nowhere', '/assets/index-abc.js', '/assets/gone.js', '/robots.txt']
  const questions = asked.flatMap((path) => headers.map((each) => ({ path, host: 'north.localhost', headers: each })))
  expect(await differences(servers.fixture, questions)).toBe('')
})

const built = readSitesFile(builtDist)

test.each(Object.entries(built.hosts))('every page of %s is answered alike', async (host, code) => {
  const entry = built.merchants[code]!
  const addresses = [
    ...entry.home,
    ...entry.pages,
    ...Object.keys(entry.content ?? {}).map((each) => `${each.replace('?', '?id=')}&utm_source=mail`),
    '/nowhere',
    '/robots.txt',
    '/sitemap.xml',
    '/release.txt',
    '/manifest.webmanifest',
    '/wps/x',
  ]
  const questions = addresses.flatMap((path) => accepted.slice(0, 2).map((headers) => ({ path, host, headers })))
  expect(await differences(servers.built, questions)).toBe('')
})
