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
})

/** The last build, in which the merchant north has pages made of `source`. */
function lastBuild(): string {
  const key = new LastPages('none', modules, 'template').keyOf(source)
  const sites = { hosts: {}, merchants: { north: entry(key) }, neutral: { styleHashes: [] } }
  return folder({ 'sites.json': JSON.stringify(sites), 'north/index.html': '<html>' })
}

test('pages are those of the last build where nothing that they are made of has changed', () => {
  const last = lastBuild()
  const pages = new LastPages(last, modules, 'template')
  const key = pages.keyOf(source)
  expect(pages.find('north', key)).toEqual({ folder: join(last, 'north'), entry: entry(key) })
})

test('pages are made anew for other data, another template, other code and another merchant', () => {
  const last = lastBuild()
  const pages = new LastPages(last, modules, 'template')
  expect(pages.find('north', pages.keyOf(renamed))).toBeUndefined()
  expect(pages.find('south', pages.keyOf(source))).toBeUndefined()
  const otherTemplate = new LastPages(last, modules, 'another template')
  expect(otherTemplate.find('north', otherTemplate.keyOf(source))).toBeUndefined()
  const otherCode = new LastPages(last, folder({ 'prerender.mjs': 'other code' }), 'template')
  expect(otherCode.find('north', otherCode.keyOf(source))).toBeUndefined()
})

test('pages are made anew where there was no build, or its pages are gone', () => {
  const none = new LastPages('none', modules, 'template')
  expect(none.find('north', none.keyOf(source))).toBeUndefined()
  const sites = { hosts: {}, merchants: { north: entry(none.keyOf(source)) }, neutral: { styleHashes: [] } }
  const emptied = new LastPages(folder({ 'sites.json': JSON.stringify(sites) }), modules, 'template')
  expect(emptied.find('north', emptied.keyOf(source))).toBeUndefined()
})
