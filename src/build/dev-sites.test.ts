import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { acme, writeMerchants } from '@/merchants/testing/write-merchants'
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
  expect(sites.reload()).toBe(true)
  expect(nameAt('acme.test:4173')).toBe('Ajax')
  expect(sites.problems).toBe('')
})

test('a mistake is told with its place while the last good merchant stays', () => {
  edit('acme/site.json', '"name"', '"nmae"')
  expect(sites.reload()).toBe(false)
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
  expect(sites.reload()).toBe(true)
  expect(sites.at('zeta.test')).toBeUndefined()
})
