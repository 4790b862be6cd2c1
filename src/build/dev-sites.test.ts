import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DevSites } from './dev-sites'

let folder: string
let sites: DevSites

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'livery-dev-'))
  cpSync('merchants', folder, { recursive: true })
  sites = new DevSites(folder)
})
afterEach(() => rmSync(folder, { recursive: true }))

function edit(file: string, from: string | RegExp, to: string): void {
  const path = join(folder, file)
  writeFileSync(path, readFileSync(path, 'utf8').replace(from, to))
}

const nameAt = (host: string) => sites.at(host)?.config.site.name

test('a change is there after the files are read again', () => {
  edit('aurora/site.json', '"Aurora"', '"Borealis"')
  expect(nameAt('aurora.localhost:4173')).toBe('Aurora')
  expect(sites.reload()).toBe(true)
  expect(nameAt('aurora.localhost:4173')).toBe('Borealis')
  expect(sites.problems).toBe('')
})

test('a mistake is told with its place while the last good merchant stays', () => {
  edit('aurora/site.json', '"name"', '"nmae"')
  expect(sites.reload()).toBe(false)
  expect(sites.problems).toMatch(/site\.json:\d+:\d+/)
  expect(nameAt('aurora.localhost')).toBe('Aurora')
})

test('a mistake in a template leaves every brand that extends it as it was, until it is mended', () => {
  const path = join(folder, 'base/site.json')
  const good = readFileSync(path, 'utf8')
  writeFileSync(path, '{')
  sites.reload()
  expect([nameAt('aurora.localhost'), nameAt('derby.localhost')]).toEqual(['Aurora', 'Derby'])
  writeFileSync(path, good)
  sites.reload()
  expect(sites.problems).toBe('')
})

test('a merchant whose folder is gone is gone', () => {
  rmSync(join(folder, 'derby'), { recursive: true })
  expect(sites.reload()).toBe(true)
  expect(sites.at('derby.localhost')).toBeUndefined()
})
