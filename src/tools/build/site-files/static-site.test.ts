import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { securityHeaders } from '@/tools/serve/security-headers'
import { BuildFolder } from '@/tools/build/build-folder'
import { headersFile, staticPages, writeStaticSite } from './static-site'
import { fixtureDist, fixtureSites } from '@/tools/build/testing/fixture-dist'

const none = mkdtempSync(join(tmpdir(), 'livery-none-'))
const dist = await fixtureDist()
const { north, south } = fixtureSites.merchants as Record<'north' | 'south', (typeof fixtureSites.merchants)[string]>
await writeStaticSite(new BuildFolder(dist, none), 'north', north, new URL('https://api.example/platform/'))

afterAll(() => [dist, none].forEach((folder) => rmSync(folder, { recursive: true })))

/** Parses a `_headers` file as Netlify and Cloudflare Pages do: a path, then indented headers. */
function parse(text: string): Record<string, Record<string, string>> {
  const rules: Record<string, Record<string, string>> = {}
  let rule: Record<string, string> = {}
  for (const line of text.split('\n').filter((each) => each.trim() !== '')) {
    const [, name, value = ''] = /^\s+([^:]+):\s*(.*)$/.exec(line) ?? []
    if (name === undefined) rule = rules[line.trim()] = {}
    else rule[name] = value
  }
  return rules
}

test('the header file says what the servers send on a connection with TLS', () => {
  for (const { policy } of [north, south]) {
    const rules = parse(headersFile({ policy }))
    expect(rules['/*']).toEqual(securityHeaders(policy, { secure: true }))
    for (const path of ['/assets/*', '/brand/*'])
      expect(rules[path]).toEqual({ 'Cache-Control': 'public, max-age=31536000, immutable' })
  }
})

test('no header is in two rules, which these hosts would join', () => {
  const { '/*': all = {}, ...others } = parse(headersFile(north))
  for (const rule of Object.values(others)) for (const name of Object.keys(rule)) expect(all).not.toHaveProperty(name)
})

test('a policy too long for a header file stops the build', () => {
  const styleHashes = Array.from({ length: 60 }, (_, index) => `'sha256-${String(index).repeat(22)}'`)
  expect(() => headersFile({ policy: { styleHashes } })).toThrow('longer than 2000 characters')
})

test('each page is a file of its name, and what is not there the not-found page', () => {
  const page = (name: string) => readFileSync(join(dist, 'static/north', name), 'utf8')
  for (const name of ['index.html', 'home.html']) expect(page(name)).toContain('North home')
  for (const name of ['register.html', 'help/v1.2.html']) expect(page(name)).toContain('North frame')
  expect(page('404.html')).toContain('North: notFound')
  expect(page('promotions.html')).toContain('North shell')
  expect(staticPages(['/', '/index', '/index.html', '/a/b'])).toEqual(['index.html', 'a/b.html'])
})

test('it holds the scripts and its own brand files, without compressed copies', () => {
  expect(readdirSync(join(dist, 'static/north/assets'))).toEqual(['index-abc.js'])
  expect(readdirSync(join(dist, 'static/north/brand'))).toEqual(['logo.0a1b2c3d.svg'])
  expect(existsSync(join(dist, 'static/north/manifest.webmanifest'))).toBe(true)
})

test('calls are passed on to the gateway, the moved ones too', () => {
  const lines = readFileSync(join(dist, 'static/north/_redirects'), 'utf8').split('\n')
  expect(lines.filter((line) => !line.endsWith(' 301'))).toEqual([
    '/wps/* https://api.example/platform/wps/:splat 200',
    '/lgw/* https://api.example/platform/lgw/:splat 200',
    '/lotto/* https://api.example/platform/lotto/:splat 200',
    '/api/sign-in https://api.example/platform/api/sign-in 200',
    '',
  ])
})

test('the default language’s own tag leads to its pages, line by line, and to nothing else', () => {
  const lines = readFileSync(join(dist, 'static/north/_redirects'), 'utf8').split('\n')
  expect(lines.filter((line) => line.endsWith(' 301'))).toEqual([
    '/en / 301',
    ...['/home', '/register', '/help/v1.2', '/Terms', '/terms', '/promotions'].map((path) => `/en${path} ${path} 301`),
  ])
})

test('a merchant whose gateway nobody named is refused, and one with an origin of its own needs no redirects', async () => {
  const folder = new BuildFolder(dist, none)
  rmSync(join(dist, 'static'), { recursive: true })
  await expect(writeStaticSite(folder, 'north', north)).rejects.toThrow('set gateway.baseUrl in its site.json')
  await writeStaticSite(folder, 'south', south)
  expect(existsSync(join(dist, 'static/south/_headers'))).toBe(true)
  expect(existsSync(join(dist, 'static/south/_redirects'))).toBe(false)
})
