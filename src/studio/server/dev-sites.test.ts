import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { acme, writeMerchants } from '@/engine/testing/write-merchants'
import { DevSites } from './dev-sites'

const zeta = { 'site.json': { code: 'zeta', name: 'Zeta', extends: 'base', hosts: ['zeta.test'] } }

let folder: string
let sites: DevSites

beforeEach(() => {
  folder = writeMerchants({ acme, zeta })
  sites = new DevSites(folder)
})

function edit(file: string, from: string | RegExp, to: string): void {
  const path = join(folder, file)
  writeFileSync(path, readFileSync(path, 'utf8').replace(from, to))
}

const nameAt = (host: string) => sites.at(host)?.config.site.name

test('a change is there after the files are read again', () => {
  edit('acme/site.json', '"Acme"', '"Ajax"')
  expect(nameAt('acme.test:4173')).toBe('Acme')
  expect(sites.reload().sort()).toEqual(['acme.localhost', 'acme.test'])
  expect(nameAt('acme.test:4173')).toBe('Ajax')
  expect(sites.problems).toBe('')
})

test('a text that changed is a change of its brand, and of no other', () => {
  const path = join(folder, 'acme/locales')
  mkdirSync(path, { recursive: true })
  writeFileSync(join(path, 'EN.json'), '{ "nav.home": "Start here" }')
  expect(sites.reload().sort()).toEqual(['acme.localhost', 'acme.test'])
})

test('a mistake is told with its place while the last good merchant stays', () => {
  edit('acme/site.json', '"name"', '"nmae"')
  expect(sites.reload()).toEqual([])
  expect(sites.problems).toMatch(/site\.json:\d+:\d+/)
  expect(nameAt('acme.test')).toBe('Acme')
})

test('a mistake in a template leaves every brand that extends it as it was, until it is mended', () => {
  const path = join(folder, 'base/site.json')
  const good = readFileSync(path, 'utf8')
  writeFileSync(path, '{')
  sites.reload()
  expect([nameAt('acme.test'), nameAt('zeta.test')]).toEqual(['Acme', 'Zeta'])
  writeFileSync(path, good)
  sites.reload()
  expect(sites.problems).toBe('')
})

test('a merchant whose folder is gone is gone', () => {
  rmSync(join(folder, 'zeta'), { recursive: true })
  expect(sites.reload()).toContain('zeta.test')
  expect(sites.at('zeta.test')).toBeUndefined()
})

test('a merchant whose folder is gone is gone while another one is in disorder', () => {
  edit('acme/site.json', '"name"', '"nmae"')
  rmSync(join(folder, 'zeta'), { recursive: true })
  sites.reload()
  expect([nameAt('acme.test'), nameAt('zeta.test')]).toEqual(['Acme', undefined])
})

test('a mistake of one brand is told on its own pages, and the others go on changing', () => {
  edit('acme/site.json', '"name"', '"nmae"')
  edit('zeta/site.json', '"Zeta"', '"Zeus"')
  expect(sites.reload().sort()).toEqual(['zeta.localhost', 'zeta.test'])
  expect([nameAt('acme.test'), nameAt('zeta.test')]).toEqual(['Acme', 'Zeus'])
  expect(sites.problemsAt('acme.test:4173')).toMatch(/site\.json:\d+:\d+/)
  expect(sites.problemsAt('zeta.test:4173')).toBe('')
  expect(sites.problemsAt('nobody.test')).toBe(sites.problems)
})

test('a draft that claims the host of another brand holds its own brand alone', () => {
  const text = readFileSync(join(folder, 'acme/site.json'), 'utf8')
  const name = { code: 'acme', key: 'site' }
  sites.drafts.edit(sites.set, name, text, [{ kind: 'set', path: ['hosts'], value: ['zeta.test'] }])
  edit('zeta/site.json', '"Zeta"', '"Zeus"')
  sites.reload()
  expect([nameAt('acme.test'), nameAt('zeta.test')]).toEqual(['Acme', 'Zeus'])
  expect(sites.diagnostics).toMatchObject([{ merchant: 'acme', code: 'host-duplicate' }])
})
