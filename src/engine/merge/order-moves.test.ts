import { describe, expect, it } from 'vitest'
import { checkMerchants } from '@/engine/checker/check-merchants'
import { Examiner } from '@/engine/checker/examine'
import { loadMerchants } from '@/engine/folder/load-merchants'
import type { MerchantFolder } from '@/engine/folder/merchant-folder'
import { merchantsRoot } from '@/engine/folder/merchants-root'
import { moveEntries } from './order-moves'
import { minimalTemplate } from '@/engine/testing/minimal-template'
import { acme, checkBrand, writeMerchants } from '@/engine/testing/write-merchants'
import { Explainer } from '@/engine/why/why'
import { PlaceFinder } from '@/engine/why/written-place'

const list = ['a', 'b', 'c', 'd']

describe('moves of an order', () => {
  it.each([
    ['puts an entry before another', { d: { before: 'a' } }, ['d', 'a', 'b', 'c']],
    ['puts an entry after another', { a: { after: 'c' } }, ['b', 'c', 'a', 'd']],
    ['brings a new entry in', { x: { after: 'a' } }, ['a', 'x', 'b', 'c', 'd']],
    ['takes an entry out', { b: null }, ['a', 'c', 'd']],
    ['goes by what is moved before', { x: { after: 'd' }, y: { before: 'x' } }, ['a', 'b', 'c', 'd', 'y', 'x']],
    ['leaves an entry that would stand beside nobody', { a: { after: 'x' } }, list],
    ['leaves an entry that would stand beside itself', { b: { after: 'b' } }, list],
  ])('%s', (_, moves, expected) => {
    expect(moveEntries(list, moves)).toEqual(expected)
    expect(moveEntries(moveEntries(list, moves), moves)).toEqual(expected)
  })
})

describe('a brand that moves entries', () => {
  const found = (side: object) => {
    const dir = writeMerchants({ acme: { ...acme, 'menus.json': JSON.stringify({ side }, null, 1) } })
    const { merchants, diagnostics } = checkMerchants(dir, ['acme'])
    const said = diagnostics.map(({ code, pointer, range, suggestions }) => [
      code,
      pointer,
      range.start.line,
      suggestions,
    ])
    return { order: merchants[0]?.config.menus.side.order, said }
  }

  it('has the order of its template with its moves', () => {
    const { order, said } = found({ order: { help: { before: 'home' } } })
    expect(said).toEqual([])
    expect(order?.slice(0, 2)).toEqual(['help', 'home'])
  })

  it.each([
    ['an entry that there is none of', { hepl: { before: 'home' } }, 'entry-unknown', '/side/order/hepl', 4, ['help']],
    [
      'a neighbour that is not there',
      { help: { before: 'hmoe' } },
      'move-wrong',
      '/side/order/help/before',
      5,
      ['home'],
    ],
    ['a side that is none', { help: { befor: 'home' } }, 'move-wrong', '/side/order/help/befor', 5, ['before']],
    ['a neighbour of another type', { help: { before: 1 } }, 'move-wrong', '/side/order/help/before', 5, []],
    ['a side alone', { help: 'before' }, 'move-wrong', '/side/order/help', 4, []],
    ['both sides', { help: { before: 'home', after: 'home' } }, 'move-wrong', '/side/order/help', 4, []],
    ['what is not listed and taken out', { hepl: null }, 'move-wrong', '/side/order/hepl', 4, ['help']],
  ])('is told once, at the place, of %s', (_, order, code, pointer, line, suggestions) => {
    expect(found({ order }).said).toEqual([[code, pointer, line, suggestions]])
  })

  it('moves entries of the upper row of the header too', () => {
    const entry = { label: 'nav.help', action: { action: 'signOut' } }
    const template = { items: { a: entry, b: entry }, order: ['a', 'b'], top: ['a'] }
    const { merchants, diagnostics } = checkBrand(
      { 'menus.json': { header: { top: { b: { before: 'a' } } } } },
      { 'menus.json': { ...(minimalTemplate()['menus.json'] as object), header: template } },
    )
    expect(diagnostics).toEqual([])
    expect(merchants.find(({ code }) => code === 'acme')?.config.menus.header.top).toEqual(['b', 'a'])
  })

  it('learns by why from which files the order comes, and each entry of it', () => {
    const dir = writeMerchants({ acme: { ...acme, 'menus.json': { side: { order: { help: { before: 'home' } } } } } })
    const set = loadMerchants(merchantsRoot(dir))
    const folder = set.folders.get('acme') as MerchantFolder
    const { draft } = new Examiner(set.folders).examine(folder)
    const explainer = new Explainer(draft, new PlaceFinder(set.root, draft.chain))
    const { source } = explainer.why('menus', ['side', 'order'])
    expect(source.kind === 'merged' && source.places.map(({ merchant }) => merchant)).toEqual(['acme', 'base'])
    const entries = [0, 1].map((at) => explainer.why('menus', ['side', 'order', at]).source)
    expect(entries.map((each) => each.kind === 'file' && each.place.merchant)).toEqual(['acme', 'base'])
  })

  it('is told that only an order has entries to move', () => {
    const text = { props: { paragraphs: { 'page.text': { after: 'page.title' } } } }
    const routes = { pages: { home: { sections: { text } } } }
    const dir = writeMerchants({ acme: { ...acme, 'routes.json': routes } })
    expect(checkMerchants(dir, ['acme']).diagnostics.map(({ code }) => code)).toEqual(['move-wrong'])
  })

  it('places what is wrong with an inherited entry in the template, once', () => {
    const menus = { side: { order: { help: { before: 'home' } }, items: { home: null } } }
    const dir = writeMerchants({ acme: { ...acme, 'menus.json': menus } })
    const { diagnostics } = checkMerchants(dir, ['acme'])
    expect(diagnostics.map(({ code }) => code)).toEqual(['entry-unknown'])
  })
})
