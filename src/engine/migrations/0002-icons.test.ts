import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkMerchants } from '@/engine/checker/check-merchants'
import { fileFormat } from '@/engine/folder/file-format'
import { migrateMerchants } from '@/engine/testing/migrate-merchants'
import { minimalTemplate } from '@/engine/testing/minimal-template'
import { plainPng } from '@/engine/testing/plain-png'
import type { Files } from '@/engine/testing/write-files'
import { writeMerchants } from '@/engine/testing/write-merchants'
import type { JsonObject } from '@/contract/json/json-value'

const site = { schemaVersion: 1, code: 'acme', name: 'Acme', extends: 'base', hosts: ['acme.test'] }
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="#f00"/></svg>'
const icons = '"icons": { "tab": "mine.svg", "touch": "icon-touch.png", "app": "icon-app.png" }'

/** The smallest template as it was in version 1. */
function oldTemplate(): Files {
  const { 'assets/icon-touch.png': _, 'assets/icon-app.png': __, ...files } = minimalTemplate()
  const theme = files['theme.json'] as JsonObject
  const assets = { logo: (theme['assets'] as JsonObject)['logo'] as JsonObject, favicon: 'favicon.svg' }
  return {
    ...files,
    'site.json': { ...(files['site.json'] as JsonObject), schemaVersion: 1 },
    'theme.json': { ...theme, assets },
  }
}

function brandOf(files: Files): string {
  return writeMerchants({ acme: { 'site.json': site, 'assets/mine.svg': drawing, ...files } }, oldTemplate())
}

const theme = (dir: string): string => readFileSync(join(dir, 'acme/theme.json'), 'utf8')

describe('the theme', () => {
  it.each([
    ['spaces', '{\n  "assets": {\n    "favicon": "mine.svg"\n  }\n}\n'],
    ['Windows line ends', '{\r\n  "assets": {\r\n    "favicon": "mine.svg"\r\n  }\r\n}\r\n'],
    ['tabs', '{\n\t"assets": {\n\t\t"favicon": "mine.svg"\n\t}\n}\n'],
    ['an object on one line', '{ "assets": { "favicon": "mine.svg" } }'],
    ['a line end that is missing', '{\n "assets": {"favicon":   "mine.svg" } }'],
    ['notes', '{\n  // ours\n  "assets": { /* the tab */ "favicon": "mine.svg" } // end\n}\n'],
  ])('keeps its formatting: %s', (_, text) => {
    const dir = brandOf({ 'theme.json': text })
    expect(migrateMerchants(dir).refused).toEqual([])
    expect(theme(dir)).toBe(text.replace(/"favicon":( *)"mine.svg"/, (_all, gap: string) => icons.replace(' ', gap)))
  })

  it('is not loosened where it has no spaces', () => {
    const dir = brandOf({ 'theme.json': '{"assets":{"favicon":"mine.svg"}}' })
    migrateMerchants(dir)
    expect(theme(dir)).toBe(`{"assets":{${icons.replaceAll(' ', '')}}}`)
  })

  it('keeps the order of its keys and a byte-order mark', () => {
    const dir = brandOf({ 'theme.json': '\uFEFF{ "assets": { "favicon": "mine.svg" }, "scheme": "dark" }' })
    migrateMerchants(dir)
    expect(theme(dir)).toBe(`\uFEFF{ "assets": { ${icons} }, "scheme": "dark" }`)
  })
})

describe('the pictures', () => {
  const sizeOf = (dir: string, name: string) => fileFormat(readFileSync(join(dir, name)))

  it('are drawn from the icon, for templates and brands, and the result is in order', () => {
    const dir = brandOf({ 'theme.json': { assets: { favicon: 'mine.svg' } } })
    migrateMerchants(dir)
    for (const code of ['base', 'acme']) {
      expect(sizeOf(dir, `${code}/assets/icon-touch.png`)).toEqual({ format: 'png', width: 180, height: 180 })
      expect(sizeOf(dir, `${code}/assets/icon-app.png`)).toEqual({ format: 'png', width: 512, height: 512 })
    }
    expect(checkMerchants(dir).diagnostics).toEqual([])
  })

  it('are a brand’s own when it lays its icon over the template’s', () => {
    const dir = brandOf({ 'assets/favicon.svg': drawing })
    migrateMerchants(dir)
    const [own, inherited] = ['acme', 'base'].map((code) => readFileSync(join(dir, code, 'assets/icon-app.png')))
    expect(own?.equals(inherited as Buffer)).toBe(false)
  })

  it('are not drawn for a brand that shows the template’s', () => {
    const dir = brandOf({})
    expect(migrateMerchants(dir).changes.filter(({ merchant }) => merchant === 'acme')).toHaveLength(1)
    expect(existsSync(join(dir, 'acme/assets/icon-app.png'))).toBe(false)
  })

  it('that are there already in the right size are taken', () => {
    const dir = brandOf({ 'assets/favicon.svg': drawing, 'assets/icon-app.png': plainPng(512) })
    migrateMerchants(dir)
    expect(readFileSync(join(dir, 'acme/assets/icon-app.png'))).toEqual(plainPng(512))
  })

  it('have the names that a template in version 2 gives them', () => {
    const template = minimalTemplate()
    const assets = {
      logo: { src: 'logo.svg', width: 1, height: 1 },
      icons: { tab: 'favicon.svg', touch: 't.png', app: 'a.png' },
    }
    const files = {
      ...template,
      'theme.json': { ...(template['theme.json'] as JsonObject), assets },
      'assets/t.png': plainPng(180),
      'assets/a.png': plainPng(512),
    }
    const dir = writeMerchants({ acme: { 'site.json': site, 'assets/favicon.svg': drawing } }, files)
    migrateMerchants(dir)
    expect(existsSync(join(dir, 'acme/assets/t.png'))).toBe(true)
    expect(checkMerchants(dir).diagnostics).toEqual([])
  })
})

describe('what cannot be migrated', () => {
  it.each([
    ['a picture that is no SVG', { 'assets/mine.png': plainPng(32) }, 'mine.png', 'mine.png is no SVG'],
    ['a file that is not there', {}, 'none.svg', 'there is no file none.svg in assets/'],
    ['a picture that cannot be drawn', { 'assets/bad.svg': '<svg <' }, 'bad.svg', 'bad.svg cannot be drawn'],
    [
      'a name that is taken',
      { 'assets/icon-app.png': plainPng(7) },
      'mine.svg',
      'assets/icon-app.png is there already',
    ],
  ])('%s is named with its place, and nothing is written', (_, files, favicon, message) => {
    const dir = brandOf({ 'theme.json': `{\n  "assets": { "favicon": "${favicon}" }\n}`, ...files })
    const before = theme(dir)
    const { refused, changes } = migrateMerchants(dir)
    expect(
      refused.map((each) => `${each.file}:${each.range.start.line}:${each.range.start.column} ${each.message}`),
    ).toEqual([expect.stringContaining(`acme/theme.json:2:26 ${message}`)])
    expect(changes).toEqual([])
    expect([theme(dir), existsSync(join(dir, 'base/assets/icon-app.png'))]).toEqual([before, false])
  })

  it('is a theme that has both keys', () => {
    const dir = brandOf({ 'theme.json': { assets: { favicon: 'mine.svg', icons: {} } } })
    expect(migrateMerchants(dir).refused[0]?.message).toContain('icons beside favicon')
  })

  it('is a favicon that is no text', () => {
    const dir = brandOf({ 'theme.json': { assets: { favicon: null } } })
    expect(migrateMerchants(dir).refused[0]?.message).toBe('favicon is not the name of a file')
  })
})
