import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { LastPages } from './last-pages'
import type { PageSource } from './site-document'

const source = { boot: { site: { name: 'North' } }, theme: {} } as unknown as PageSource
const renamed = { boot: { site: { name: 'South' } }, theme: {} } as unknown as PageSource

function folder(files: Readonly<Record<string, string>>): string {
  const path = mkdtempSync(join(tmpdir(), 'last-pages-'))
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(path, name, '..'), { recursive: true })
    writeFileSync(join(path, name), text)
  }
  return path
}

const modules = folder({ 'prerender.mjs': 'code' })
const entry = (key: string) => ({
  name: 'North',
  home: ['/'],
  pages: [],
  movedCalls: [],
  policy: { styleHashes: [] },
  rest: '/brand/site.0a1b2c3d.json',
  key,
  documentsHash: '',
  release: '',
})

/** The last build, in which the merchant north has pages made of `source`. */
function lastBuild(): string {
  const key = new LastPages('none', modules).keyOf(source, 'app')
  const sites = { hosts: {}, merchants: { north: entry(key) }, neutral: { styleHashes: [] } }
  return folder({ 'sites.json': JSON.stringify(sites), 'north/index.html': '<html>' })
}

test('pages are those of the last build where nothing that they are made of has changed', () => {
  const last = lastBuild()
  const pages = new LastPages(last, modules)
  const key = pages.keyOf(source, 'app')
  expect(pages.find('north', key)).toEqual({ folder: join(last, 'north'), entry: entry(key) })
})

test('pages are made anew for other data, another application, other code and another merchant', () => {
  const last = lastBuild()
  const pages = new LastPages(last, modules)
  expect(pages.find('north', pages.keyOf(renamed, 'app'))).toBeUndefined()
  expect(pages.find('south', pages.keyOf(source, 'app'))).toBeUndefined()
  expect(pages.find('north', pages.keyOf(source, 'another app'))).toBeUndefined()
  const otherCode = new LastPages(last, folder({ 'prerender.mjs': 'other code' }))
  expect(otherCode.find('north', otherCode.keyOf(source, 'app'))).toBeUndefined()
})

test('pages are made anew where there was no build, or its pages are gone', () => {
  const none = new LastPages('none', modules)
  expect(none.find('north', none.keyOf(source, 'app'))).toBeUndefined()
  const sites = { hosts: {}, merchants: { north: entry(none.keyOf(source, 'app')) }, neutral: { styleHashes: [] } }
  const emptied = new LastPages(folder({ 'sites.json': JSON.stringify(sites) }), modules)
  expect(emptied.find('north', emptied.keyOf(source, 'app'))).toBeUndefined()
})
