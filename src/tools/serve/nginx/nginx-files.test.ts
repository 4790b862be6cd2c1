import { expect, test } from 'vitest'
import { fixtureSites } from '@/tools/build/testing/fixture-dist'
import { nginxFiles } from './nginx-files'
import { securityHeaders } from '@/tools/serve/security-headers'

const files = nginxFiles(fixtureSites)

test('every header is added, once and in one place', () => {
  const added = [...(files['nginx/server.conf'] ?? '').matchAll(/^( *)add_header (\S+)/gm)]
  expect(added.map(([, indent]) => indent)).toEqual(added.map(() => ''))
  const names = added.map(([, , name]) => name)
  expect(new Set(names).size).toBe(names.length)
  expect(names).toEqual(expect.arrayContaining(Object.keys(securityHeaders({ styleHashes: [] }, { secure: true }))))
})

test('merchants with the same pages share the list of them', () => {
  const maps = files['nginx/http.conf'] ?? ''
  expect(maps).toContain('"hostnames" "3"'.replace('"hostnames"', '\\hostnames'))
  expect(maps).toContain('\\default "3"')
  expect(maps.match(/:\/register"/g)).toHaveLength(2)
})

test('merchants of the same pages in other languages keep the spellings of their own', () => {
  const site = { ...fixtureSites.merchants['north']!, languages: ['vi'] }
  const north = { ...site, languageNames: { '/en-ph': '' } }
  const south = { ...site, languageNames: { '/fil-ph': '' } }
  const maps = nginxFiles({ ...fixtureSites, merchants: { north, south } })['nginx/http.conf'] ?? ''
  expect(maps).toMatch(/"?1:en-ph"? "\/"/)
  expect(maps).toMatch(/"?2:fil-ph"? "\/"/)
})

test('an address of a gateway that is none stops the build', () => {
  const north = { ...fixtureSites.merchants['north']!, policy: { styleHashes: [], gatewayOrigin: 'https://$evil' } }
  expect(() => nginxFiles({ ...fixtureSites, merchants: { north } })).toThrow('cannot stand in an nginx configuration')
})

test('a host that is none stops the build', () => {
  expect(() => nginxFiles({ ...fixtureSites, hosts: { '~.*': 'north' } })).toThrow('cannot be a key')
})
