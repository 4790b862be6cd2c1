import { writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { child, type JsonValue } from '@/contract/json/json-value'
import { applyFixes } from './apply-fixes'
import { fixMerchants } from './fix-merchants'
import { loadMerchants } from '@/engine/folder/load-merchants'
import { merchantsRoot } from '@/engine/folder/merchants-root'
import { minimalTemplate } from '@/engine/testing/minimal-template'
import type { Files } from '@/engine/testing/write-files'
import { acme, writeMerchants } from '@/engine/testing/write-merchants'

function fix(files: Files, template: Files = {}) {
  const dir = writeMerchants({ acme: { ...acme, ...files } }, { ...minimalTemplate(), ...template })
  const fixed = fixMerchants(loadMerchants(merchantsRoot(dir)))
  return { ...fixed, texts: Object.fromEntries(fixed.files.map(({ file, after }) => [file, after])) }
}

describe('--fix', () => {
  it.each([
    ['a misspelt key', '{\n\t"sied" : { "order":["help"] }\n}\n', '{\n\t"side" : { "order":["help"] }\n}\n'],
    ['a misspelt entry of an order', '{"side": {"order": ["hoem"]}}', '{"side": {"order": ["home"]}}'],
    [
      'a misspelt path, its query kept',
      '{"side":{"items":{"home":{"action":{"to":"/hepl?a=1"}}}}}',
      '{"side":{"items":{"home":{"action":{"to":"/help?a=1"}}}}}',
    ],
    [
      'a value in another case',
      '{"side":{"items":{"home":{"emphasis":"Strong"}}}}',
      '{"side":{"items":{"home":{"emphasis":"strong"}}}}',
    ],
    ['a comma after the last entry', '{"side":{"order":["help",\r\n],},}\r\n', '{"side":{"order":["help"\r\n]}}\r\n'],
    ['a byte order mark', '\ufeff{"side":{"order":["help"]}}', '{"side":{"order":["help"]}}'],
    [
      'comments, with the lines they fill',
      '// one\n{\n  /* two */\n  "side": { "order": ["help"] } // three\n}\n',
      '{\n  "side": { "order": ["help"] }\n}\n',
    ],
    [
      'an entry that stands twice and says the same',
      '{\n  "side": { "order": ["help"] },\n  "side": { "order": [ "help" ] }\n}',
      '{\n  "side": { "order": [ "help" ] }\n}',
    ],
  ])('mends %s and keeps the rest as it is', (_, before, after) => {
    const { texts, checked } = fix({ 'menus.json': before })
    expect(texts).toEqual({ 'acme/menus.json': after })
    expect(checked.diagnostics).toEqual([])
  })

  it.each(['4000', '4000 px', '4 000', '4,000.0'])('takes from the number in "%s" what is none', (written) => {
    const { texts } = fix({ 'banners.json': `{"groups":{"w_home":{"autoplay":"${written}"}}}` })
    expect(texts).toEqual({ 'acme/banners.json': '{"groups":{"w_home":{"autoplay":4000}}}' })
  })

  it('writes nothing into a list that is there already', () => {
    const { texts, checked } = fix({ 'menus.json': '{"side":{"order":["home","hoem"]}}' })
    expect(texts).toEqual({})
    expect(checked.diagnostics.map(({ suggestions }) => suggestions)).toEqual([['home']])
  })

  it('writes hosts as browsers send them', () => {
    const { texts, checked } = fix({ 'site.json': '{"code":"acme","extends":"base","hosts":["Acme.Test."]}' })
    expect(texts).toEqual({ 'acme/site.json': '{"code":"acme","extends":"base","hosts":["acme.test"]}' })
    expect(checked.diagnostics).toEqual([])
  })

  it('goes on with what the first repair shows, and counts each problem', () => {
    const { texts, files } = fix({ 'menus.json': '{"sied":{"order":["hoem"],},}' })
    expect(texts).toEqual({ 'acme/menus.json': '{"side":{"order":["home"]}}' })
    expect(files[0]?.count).toBe(4)
  })

  it.each([
    ['a point may part thousands or decimals', { 'banners.json': '{"groups":{"w_home":{"autoplay":"4.000"}}}' }],
    ['a number in a name differs', { 'menus.json': '{"side":{"order":["home2"]}}' }],
    ['a text may be still to write', { 'menus.json': '{"side":{"items":{"home":{"label":"nav.hom"}}}}' }],
    ['a picture may be still to draw', { 'theme.json': '{"assets":{"logo":{"src":"logos.svg"}}}' }],
    ['more than one letter differs', { 'menus.json': '{"side":{"order":["hlpp"]}}' }],
    ['two entries of one key differ', { 'locales/EN.json': '{"nav.home":"Start","nav.home":"Home"}' }],
    ['a port may be meant', { 'site.json': '{"code":"acme","extends":"base","hosts":["acme.test:80"]}' }],
  ])('leaves alone what only a person can know: %s', (_, files: Files) => {
    const { files: fixed, checked } = fix(files)
    expect(fixed).toEqual([])
    expect(checked.diagnostics).not.toEqual([])
  })

  it('does not change a template for what is wrong in a brand alone', () => {
    const { files, checked } = fix({ 'routes.json': '{"pages":{"help":{"path":"/helps"}}}' })
    expect(files).toEqual([])
    expect(checked.diagnostics.map(({ code, file }) => [code, file])).toContainEqual([
      'route-unknown',
      'acme/routes.json',
    ])
  })

  it('mends a template where it is wrong itself', () => {
    const vendors = '{"items":{"TF":{"name":"TF","categories":["ESPORTS"]}},"ordre":["TF"]}'
    expect(fix({}, { 'vendors.json': vendors }).texts).toEqual({
      'base/vendors.json': vendors.replace('ordre', 'order'),
    })
  })
})

describe('a repair', () => {
  const unread = { 'assets/unread.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>' }

  it('that leaves as many problems is not made, and the others are', () => {
    const { texts, left } = fix({
      'menus.json': '{"side":{"order":["hoem"]}}',
      'banners.json': '{"grouops":{"w_home":{"autopaly":"soon"}}}',
    })
    expect(texts).toEqual({ 'acme/menus.json': '{"side":{"order":["home"]}}' })
    expect(left.map(({ place, reason }) => `${place} ${reason}`)).toEqual([
      'acme/banners.json:1 what is suggested leaves as many problems',
    ])
  })

  it('that is refused leaves another of the same words in its file to be made', () => {
    // The template's "to" is left over here, because a sign-out takes none.
    const menus = (leave: string) => {
      const leaving = { label: 'nav.login', action: { action: leave } }
      return {
        side: { items: { home: { action: { action: 'SignOut' } }, leaving }, order: ['home', 'help', 'leaving'] },
      }
    }
    const { texts, left } = fix({ 'menus.json': JSON.stringify(menus('SignOut'), null, 2) })
    expect(texts).toEqual({ 'acme/menus.json': JSON.stringify(menus('signOut'), null, 2) })
    expect(left.map(({ place }) => place)).toEqual(['acme/menus.json:6'])
  })

  it('of what names nothing is made beside a warning that an error hid', () => {
    const { texts, checked } = fix({ ...unread, 'menus.json': '{"side":{"order":["help"],}}' })
    expect(texts).toEqual({ 'acme/menus.json': '{"side":{"order":["help"]}}' })
    expect(checked.diagnostics.map(({ code }) => code)).toEqual(['asset-unused'])
  })

  it('of a name is not, because what is unused may be what was meant', () => {
    const { texts, left } = fix({ ...unread, 'menus.json': '{"side":{"order":["hepl"]}}' })
    expect([texts, left.length]).toEqual([{}, 1])
  })

  it('of a template is judged by the brands that extend it too', () => {
    const { 'menus.json': menus } = minimalTemplate()
    const side = child(menus as JsonValue, 'side')
    const misspelt = JSON.stringify({ ...(menus as object), side: undefined, sied: side })
    // Merged with what the template has under the right key, this action keeps its "to", which it does not take.
    const home = { label: 'nav.home', action: { action: 'dialog', dialog: 'login-register' } }
    const own = { side: { items: { home }, order: ['home'] } }
    const dir = writeMerchants(
      { acme: { ...acme, 'menus.json': own } },
      { ...minimalTemplate(), 'menus.json': misspelt },
    )
    const set = loadMerchants(merchantsRoot(dir))
    expect(fixMerchants(set, ['base']).left).toHaveLength(1)
  })

  it('does nothing the second time', () => {
    const dir = writeMerchants({ acme: { ...acme, 'menus.json': '{"sied":{"order":["hoem",],},}' } })
    const once = fixMerchants(loadMerchants(merchantsRoot(dir)))
    for (const { path, after } of once.files) writeFileSync(path, after)
    expect(fixMerchants(loadMerchants(merchantsRoot(dir))).files).toEqual([])
  })

  it.each([
    ['the quotes of a word processor', '{“side”:{"order":["help"]}}'],
    ['single quotes', "{'side':{'order':['help']}}"],
    ['a key without quotes', '{side:{"order":["help"]}}'],
    ['a comma left out', '{"side":{"order":["help" "home"]}}'],
    ['two commas', '{"side":{"order":["help",,"home"]}}'],
    ['a value left out', '{"side":{"order":}}'],
    ['the end left out', '{"side":{"order":["help"]'],
    ['both versions of a merge', '{\n<<<<<<< HEAD\n"side":{}\n=======\n"bar":{}\n>>>>>>> theirs\n}'],
    ['a key twice with another value', '{"side":{"order":["help"]},"side":{"order":["home"]}}'],
    ['a key twice in another case', '{"side":{"order":["help"]},"Side":{"order":["home"]}}'],
  ])('of broken syntax is a guess: %s', (_, text) => {
    const { files, checked } = fix({ 'menus.json': text })
    expect(files).toEqual([])
    expect(checked.diagnostics).not.toEqual([])
  })
})

describe('applying fixes', () => {
  const at = (from: number, to: number) => ({ start: { line: 1, column: from }, end: { line: 1, column: to } })

  it('makes one of two that are the same', () => {
    const fixes = [
      { range: at(1, 2), text: 'x' },
      { range: at(1, 2), text: 'x' },
    ]
    expect(applyFixes('abc', fixes)).toBe('xbc')
  })

  it('makes none where two change the same place in different ways', () => {
    expect(
      applyFixes('abc', [
        { range: at(1, 3), text: 'x' },
        { range: at(2, 3), text: 'y' },
      ]),
    ).toBeUndefined()
  })
})
