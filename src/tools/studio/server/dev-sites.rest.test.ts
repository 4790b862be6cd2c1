import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { mergePatch } from '@/engine/merge/merge-patch'
import { acme, writeMerchants } from '@/engine/testing/write-merchants'
import type { JsonObject, JsonValue } from '@/contract/json/json-value'
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
  expect(sites.problemsAt('acme.test:4173').map(({ text }) => text)).toEqual([
    expect.stringMatching(/site\.json:\d+:\d+/),
  ])
  expect(sites.problemsAt('zeta.test:4173')).toEqual([])
  expect(sites.problemsAt('nobody.test')).toHaveLength(sites.diagnostics.length)
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

test('the whole list of what a language lacks is led to where a brand answers, and nowhere else', () => {
  const languages = { items: { TH: { locale: 'th', label: 'Thai' } }, order: ['EN', 'TH'] }
  const site = { code: 'acme', name: 'Acme', extends: 'base', hosts: ['acme.test'], languages }
  const texts = Object.fromEntries(['a', 'b', 'c', 'd'].map((name) => [`own.${name}`, 'Words']))
  folder = writeMerchants({ acme: { 'site.json': site, 'locales/EN.json': texts, 'locales/TH.json': {} } })
  sites = new DevSites(folder)
  const listsAt = (host: string) => sites.problemsAt(host).flatMap(({ list = [] }) => list)
  expect(listsAt('acme.test')).toEqual(['/__studio/untranslated?language=TH'])
  expect(listsAt('nobody.test')).toEqual([])
  expect(sites.problemsAt('nobody.test')).toHaveLength(sites.diagnostics.length)
})

test('whatever a save changes is a change of the brands that it reaches, and of no other', () => {
  folder = mkdtempSync(join(tmpdir(), 'livery-dev-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  cpSync('merchants', folder, { recursive: true })
  // On a day when no banner of the brands has expired.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-01T00:00:00Z') })
  onTestFinished(() => void vi.useRealTimers())
  const shipped = new DevSites(folder)
  /** Merges a change into a JSON file, or copies another file over it, and returns the affected hosts. */
  const changed = (file: string, change: JsonObject | string) => {
    const path = join(folder, file)
    const now = existsSync(path) ? readFileSync(path, 'utf8') : '{}'
    if (typeof change === 'string') cpSync(join(folder, change), path)
    else writeFileSync(path, JSON.stringify(mergePatch(JSON.parse(now) as JsonValue, change)))
    const version = shipped.versionAt('aurora.localhost')
    const hosts = shipped.reload()
    expect(shipped.problems, file).toBe('')
    expect(shipped.versionAt('aurora.localhost'), file).not.toBe(version)
    return hosts
  }
  const own: [string, JsonObject | string][] = [
    ['aurora/locales/EN.json', { 'banner.reels.title': 'Play at Aurora' }],
    ['aurora/assets/banner-reels.svg', 'aurora/assets/banner-sky.svg'],
    ['aurora/banners.json', { groups: { w_home: { order: ['reels', 'sky', 'table'] } } }],
    ['aurora/theme.json', { scheme: 'auto' }],
    ['aurora/site.json', { name: 'Borealis' }],
    ['aurora/site.json', { sandbox: { visitorIp: '203.0.113.9' } }],
    ['aurora/routes.json', { loginFirst: true }],
    ['aurora/features.json', { flags: { FREEPLAY3: { locked: true } } }],
    ['aurora/menus.json', { side: { items: { help: { icon: 'star' } } } }],
    ['aurora/vendors.json', { items: { TF: { name: 'Tiger' } } }],
    ['aurora/fields.json', { forms: { register: { fields: { email: { autocomplete: 'off' } } } } }],
  ]
  for (const change of own) {
    const hosts = changed(...change)
    expect(hosts, change[0]).toContain('aurora.localhost')
    expect(hosts.join(), change[0]).not.toMatch(/derby|lotus/)
  }
  expect(changed('base/features.json', { flags: { FREEPLAY3: { meaning: 'Guests may try.' } } })).toEqual(
    expect.arrayContaining(['aurora.localhost', 'derby.localhost', 'lotus.localhost']),
  )
})

test('a banner whose time is past is told', () => {
  const banner = { image: { src: 'logo.svg', width: 1, height: 1 }, title: 'banner.title' }
  const items = { fair: { ...banner, until: '2020-02-01T00:00:00+07:00' }, always: banner }
  const groups = { w_home: { items, order: ['fair', 'always'] } }
  writeFileSync(join(folder, 'acme/banners.json'), JSON.stringify({ groups }))
  sites.reload()
  expect(sites.diagnostics.map(({ code }) => code)).toEqual(['period-over'])
})
