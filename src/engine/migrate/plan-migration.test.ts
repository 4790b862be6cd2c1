import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { loadMerchants } from '@/engine/folder/load-merchants'
import { merchantsRoot } from '@/engine/folder/merchants-root'
import { migrateMerchants } from '@/engine/testing/migrate-merchants'
import { minimalTemplate } from '@/engine/testing/minimal-template'
import type { Files } from '@/engine/testing/write-files'
import { acme, writeMerchants } from '@/engine/testing/write-merchants'
import { replaceProperty } from './edit-json'
import type { Migration } from './migration'
import { planMigration } from './plan-migration'

/** A later migration: the name of a site becomes its title. */
const nextStep: Migration = {
  to: 3,
  what: 'site.json: name becomes title',
  migrate(folders) {
    for (const folder of folders)
      folder.edit('site', (text) => replaceProperty(text, ['name'], 'title', JSON.stringify(folder.code)))
    return []
  },
}

const brand = (version: number): Files => ({
  'site.json': { schemaVersion: version, ...(acme['site.json'] as object) },
})

const refusals = (dir: string): string[] =>
  migrateMerchants(dir).refused.map(
    ({ code, file, range }) => `${code} ${file}:${range.start.line}:${range.start.column}`,
  )

it('has nothing to do where all is up to date', () => {
  expect(migrateMerchants(writeMerchants({ acme }))).toMatchObject({ steps: [], changes: [], refused: [] })
})

it('changes nothing the second time', () => {
  const dir = writeMerchants({ acme: { ...brand(1), 'theme.json': { assets: { favicon: 'favicon.svg' } } } })
  expect(migrateMerchants(dir).changes.length).toBeGreaterThan(0)
  expect(migrateMerchants(dir)).toMatchObject({ steps: [], changes: [] })
})

it('takes folders of different versions over all steps they lack, and each other', () => {
  const dir = writeMerchants({ acme: { ...brand(1), 'theme.json': { assets: { favicon: 'favicon.svg' } } } })
  const set = loadMerchants(merchantsRoot(dir))
  const first = migrateMerchants(dir)
  const plan = planMigration(loadMerchants(set.root), [...first.steps, nextStep], 3)
  expect(plan.steps.map(({ to }) => to)).toEqual([3])
  const sites = plan.changes.map(({ merchant, after }) => [merchant, JSON.parse(after as string) as object])
  expect(sites).toEqual([
    ['acme', expect.objectContaining({ schemaVersion: 3, title: '"acme"' })],
    ['base', expect.objectContaining({ schemaVersion: 3, title: '"base"' })],
  ])
})

it('writes no version into a brand that leaves it to its template', () => {
  const template = minimalTemplate()
  const plan = planMigration(loadMerchants(merchantsRoot(writeMerchants({ acme }, template))), [nextStep], 3)
  const site = plan.changes.find(({ merchant }) => merchant === 'acme')
  expect(JSON.parse(site?.after as string)).not.toHaveProperty('schemaVersion')
})

it('refuses files that are no JSON, all at once and with their places, and writes nothing', () => {
  const files = {
    ...brand(1),
    'menus.json': '{\n  "side" {}\n}',
    'routes.json': '[',
    'fields.json': '{ "a": 1, "a": 2 }',
  }
  const dir = writeMerchants({ acme: files })
  expect(refusals(dir)).toEqual(
    expect.arrayContaining([
      'syntax-error acme/menus.json:2:10',
      expect.stringContaining('syntax-error acme/routes.json'),
      expect.stringContaining('duplicate-key acme/fields.json'),
    ]),
  )
  expect(readFileSync(join(dir, 'acme/site.json'), 'utf8')).toContain('"schemaVersion": 1')
})

it('knows versions that are newer than itself', () => {
  expect(refusals(writeMerchants({ acme: brand(7) }))).toEqual(['schema-newer acme/site.json:2:20'])
})

it('refuses a folder that says no version', () => {
  const { schemaVersion: _, ...site } = minimalTemplate()['site.json'] as Record<string, string>
  expect(refusals(writeMerchants({}, { ...minimalTemplate(), 'site.json': site }))).toEqual([
    'missing-key base/site.json:1:1',
  ])
})

it('leaves folders that are no merchants alone', () => {
  expect(migrateMerchants(writeMerchants({ notes: { 'assets/a.svg': '<svg/>' } }))).toMatchObject({
    changes: [],
    refused: [],
  })
})
