import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { repository } from '@/engine/schema/repository'
import { loadMerchants } from '@/engine/folder/load-merchants'
import { merchantsRoot } from '@/engine/folder/merchants-root'
import { minimalTemplate } from '@/engine/testing/minimal-template'
import type { Files } from '@/engine/testing/write-files'
import { acme, writeMerchants } from '@/engine/testing/write-merchants'
import { findValue } from './find-value'
import { whyAsJson } from './format-why'
import { openDraft } from './open-draft'
import { Explainer } from './why'
import { PlaceFinder } from './written-place'

function ask(written: string, files: Files = {}, options: { all?: boolean } = {}) {
  const set = loadMerchants(merchantsRoot(writeMerchants({ acme: { ...acme, ...files } })))
  const opened = openDraft(set, set.folders.get('acme')!)
  if ('problem' in opened) throw new Error(opened.problem)
  const followed = findValue(opened.draft, written)
  if ('wrong' in followed || followed.found.file === undefined) throw new Error(JSON.stringify(followed))
  const keys = followed.path.slice(followed.path[0] === 'locales' ? 2 : 1)
  const places = new PlaceFinder(set.root, opened.draft.chain)
  return new Explainer(opened.draft, places).why(followed.found.file, keys, options)
}

const asked = (...args: Parameters<typeof ask>) => whyAsJson(ask(...args), undefined)

/** A brand whose responsiblePlay begins in its second line. */
const played = (responsiblePlay: string): Files => ({
  'site.json': `{ "code": "acme", "name": "Acme", "extends": "base", "hosts": ["acme.test"],\n"responsiblePlay": { ${responsiblePlay} } }`,
})

const packLine = (pack: string, text: string): number =>
  readFileSync(join(repository, `src/engine/packs/${pack}.json`), 'utf8')
    .split('\n')
    .findIndex((line) => line.includes(text)) + 1

const menus =
  '{\n  "side": {\n    "items": { "help": { "label": "nav.home" }, "login": null },\n    "order": ["help"]\n  }\n}'

describe('a value', () => {
  it('has the place that set it and the layers it overrode', () => {
    expect(asked('menus.side.items.help.label', { 'menus.json': menus })).toMatchObject({
      value: 'nav.home',
      source: 'file',
      places: [{ merchant: 'acme', file: 'acme/menus.json', line: 3, column: 35 }],
      overridden: [{ merchant: 'base', file: 'base/menus.json', value: 'nav.help' }],
    })
  })

  it('that a template alone sets is the template’s', () => {
    expect(asked('menus.header.items.help.label', { 'menus.json': menus })).toMatchObject({
      places: [{ merchant: 'base', file: 'base/menus.json' }],
      overridden: [],
    })
  })

  it('of a list that was replaced has one origin', () => {
    expect(asked('/menus/side/order/0', { 'menus.json': menus })).toMatchObject({
      value: 'help',
      places: [{ merchant: 'acme', line: 4, column: 15 }],
    })
  })

  it('that is a default since a null took away the template’s comes from no file', () => {
    const site = '{ "code": "acme", "name": "Acme", "extends": "base", "hosts": ["acme.test"], "currency": null }'
    const place = 'schemas/merchant/site.schema.json#/properties/currency'
    expect(asked('site.currency', { 'site.json': site })).toMatchObject({
      source: 'default',
      schema: place,
      places: [],
      overridden: [{ merchant: 'acme', value: null }, { merchant: 'base' }],
    })
  })

  it('that no file writes is a default, with the schema that says so', () => {
    expect(asked('site.gateway.timeout')).toMatchObject({
      value: 15000,
      source: 'default',
      schema: 'schemas/merchant/site.schema.json#/properties/gateway/properties/timeout',
      places: [],
    })
  })

  it('of a block’s props is a default of the block', () => {
    expect(asked('routes.shell.header.props.sticky')).toMatchObject({
      source: 'default',
      schema: 'src/site/blocks/site-header/site-header.schema.json#/properties/sticky',
    })
  })

  it('that a pack of rules sets has its place in the pack, what it cites, and where the pack is named', () => {
    expect(asked('site.responsiblePlay.age', played('"pack": "pagcor"'))).toMatchObject({
      value: 21,
      source: 'pack',
      places: [],
      pack: {
        name: 'pagcor',
        file: 'src/engine/packs/pagcor.json',
        line: packLine('pagcor', '"value": 21'),
        says: 'Nobody under 21 may play.',
        sources: [expect.stringMatching(/^Code: /), expect.stringMatching(/^Decree: /)],
        named: { merchant: 'acme', file: 'acme/site.json', line: 2 },
      },
      overridden: [],
    })
  })

  it('that stands in place of what a pack says has the pack among what it overrode', () => {
    expect(asked('site.responsiblePlay.age', played('"pack": "pagcor", "age": 25'))).toMatchObject({
      value: 25,
      source: 'file',
      pack: null,
      overridden: [{ merchant: null, file: 'src/engine/packs/pagcor.json', value: 21 }],
    })
  })

  it('that a pack says nothing of is a default beside those that it sets', () => {
    const { parts } = ask('site.responsiblePlay', played('"pack": "pagcor"'))
    const kinds = new Map(parts.map(({ path, source }) => [path.join('.'), source.kind]))
    expect(kinds.get('responsiblePlay.limits')).toBe('pack')
    expect(kinds.get('responsiblePlay.limitsAtRegistration')).toBe('default')
  })

  it('that null took away says who did it and what was there', () => {
    const removed = { source: 'removed', places: [{ merchant: 'acme', line: 3, column: 58 }] }
    expect(asked('menus.side.items.login.label', { 'menus.json': menus })).toMatchObject({
      ...removed,
      value: null,
      overridden: [{ merchant: 'base', value: 'nav.login' }],
    })
  })

  it('that nothing sets says so, and where it would be described', () => {
    expect(asked('site.currency.symbol')).toMatchObject({
      source: 'unset',
      schema: 'schemas/merchant/site.schema.json#/properties/currency/properties/symbol',
    })
  })

  it('that a template keeps to itself is told apart', () => {
    expect(asked('site.template')).toMatchObject({
      source: 'default',
      value: false,
      notInherited: [{ merchant: 'base', value: true }],
    })
  })

  it('that names a file has the file, the merchant’s own before the template’s', () => {
    expect(ask('theme.assets.icons.tab', { 'assets/favicon.svg': '<svg/>' }).asset).toMatch(
      /acme\/assets\/favicon\.svg$/,
    )
    expect(ask('theme.assets.icons.tab').asset).toMatch(/base\/assets\/favicon\.svg$/)
  })
})

describe('a path', () => {
  it('may hold keys with dots', () => {
    expect(asked('locales.EN.nav.home')).toMatchObject({ pointer: '/nav.home', value: 'nav.home of {{brand}}' })
  })

  it('may name the file with its ending', () => {
    expect(asked('menus.json.side.order')).toMatchObject({ path: 'menus.side.order' })
  })

  it('is taken apart where it is wrong, with what was meant for each key', () => {
    const set = loadMerchants(merchantsRoot(writeMerchants({ acme })))
    const opened = openDraft(set, set.folders.get('acme')!)
    const followed = 'draft' in opened ? findValue(opened.draft, 'menu.side.itmes.hepl') : undefined
    expect(followed).toMatchObject({
      wrong: [
        { after: [], key: 'menu', suggestions: ['menus'] },
        { after: ['menus', 'side'], key: 'itmes', suggestions: ['items'] },
        { after: ['menus', 'side', 'items'], key: 'hepl', suggestions: ['help'] },
      ],
      meant: ['menus', 'side', 'items', 'help'],
    })
  })
})

describe('an object', () => {
  it('lists its values, with what comes from one file taken together', () => {
    const { source, parts } = ask('menus.side', { 'menus.json': menus })
    expect(source.kind).toBe('merged')
    expect(parts.map(({ path, source: { kind }, parts: { length } }) => [path.join('.'), kind, length > 0])).toEqual([
      ['side.items.home', 'file', true],
      ['side.items.help.label', 'file', false],
      ['side.items.help.action', 'file', true],
      ['side.items.help.emphasis', 'default', false],
      ['side.order', 'file', false],
    ])
  })

  it('lists each value when all are asked for', () => {
    const parts = ask('menus.side.items', { 'menus.json': menus }, { all: true }).parts
    expect(parts.map(({ path }) => path.slice(2).join('.'))).toContain('home.action.to')
    expect(parts.every((part) => part.parts.length === 0)).toBe(true)
  })

  it('that is large shows its own entries only', () => {
    const { parts } = ask('theme', { 'theme.json': { tokens: { color: { dark: {} } }, scheme: 'dark' } })
    expect(parts.map(({ path }) => path[0])).toEqual(
      expect.arrayContaining(Object.keys(minimalTemplate()['theme.json'] as object)),
    )
  })
})
