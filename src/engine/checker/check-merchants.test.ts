import { describe, expect, it } from 'vitest'
import { checkMerchants } from './check-merchants'
import { minimalTemplate } from '@/engine/testing/minimal-template'
import { acme, checkBrand, writeMerchants } from '@/engine/testing/write-merchants'

/** Code, file and place of each problem. */
function placesOf(files: Parameters<typeof checkBrand>[0], template?: Parameters<typeof checkBrand>[1]): string[] {
  return checkBrand(files, template).diagnostics.map(
    ({ code, file, range: { start } }) => `${code} ${file}:${start.line}:${start.column}`,
  )
}

describe('a brand', () => {
  it('resolves to what it says over what its template says, with defaults', () => {
    const { merchants, templates, diagnostics } = checkBrand({ 'menus.json': { side: { order: ['help'] } } })
    expect(diagnostics).toEqual([])
    expect(templates.map(({ code }) => code)).toEqual(['base'])
    const [merchant] = merchants
    expect(merchant?.config.menus.side.order).toEqual(['help'])
    expect(merchant?.config.menus.header.order).toEqual(['home', 'help', 'login'])
    expect(merchant?.config.site).toMatchObject({ code: 'acme', template: false, gateway: { timeout: 15000 } })
    expect(merchant?.config.routes.shell.header).toEqual({
      block: 'site-header',
      props: { arrangement: 'logo-start', sticky: true, balance: true },
    })
  })

  it('names its assets by their public addresses, and takes its own before those of the template', () => {
    const { merchants, templates } = checkBrand({ 'assets/logo.svg': '<svg/>' })
    const logo = merchants[0]?.config.theme.assets.logo.src
    expect(logo).toMatch(/^\/brand\/logo\.[0-9a-f]{8}\.svg$/)
    expect(logo).not.toBe(templates[0]?.config.theme.assets.logo.src)
    expect(merchants[0]?.assets.find(({ publicPath }) => publicPath === logo)).toMatchObject({ size: 6 })
  })

  it('has its own picture in a file that it takes over from its template as it is', () => {
    const vendor = { name: 'TF', categories: ['ESPORTS'], icon: { src: 'logo.svg', width: 10, height: 10 } }
    const vendors = { 'vendors.json': { items: { TF: vendor }, order: ['TF'] } }
    const { merchants, templates } = checkBrand({ 'assets/logo.svg': '<svg/>' }, vendors)
    const [own, inherited] = [merchants, templates].map(([each]) => each?.config.vendors.items['TF']?.icon?.src)
    expect(own).toBe(merchants[0]?.config.theme.assets.logo.src)
    expect(inherited).toBe(templates[0]?.config.theme.assets.logo.src)
    expect(own).not.toBe(inherited)
  })

  it('is told where a file of its template does not fit it, though it does not change that file', () => {
    const vendors = { items: { TF: { name: 'TF', categories: ['ESPORTS'] } }, order: ['TF', 'XX'] }
    const { diagnostics } = checkBrand({}, { 'vendors.json': vendors })
    expect(diagnostics.map(({ code, merchant }) => [code, merchant])).toEqual([['entry-unknown', 'base']])
    const places = placesOf({ 'routes.json': '{ "pages": { "help": null } }' })
    expect(places.map((place) => place.replace(/:.*/, ''))).toContain('route-unknown acme/routes.json')
  })

  it('is left out when it or its template has a problem', () => {
    const template = { 'features.json': { flags: {}, extra: 1 } }
    expect(checkBrand({}, template)).toMatchObject({ merchants: [], templates: [] })
  })
})

describe('the place of a problem', () => {
  it('is the key, for a misspelt key', () => {
    expect(placesOf({ 'menus.json': '{\n  "sied": {}\n}' })).toEqual(['unknown-key acme/menus.json:2:3'])
  })

  it('is the misspelt key once, when the right one is missing for it', () => {
    const item = '{ "side": { "items": {\n "promo": { "lable": "nav.home", "action": { "action": "signOut" } } } } }'
    expect(placesOf({ 'menus.json': item })).toEqual(['unknown-key acme/menus.json:2:13'])
  })

  it('is the misspelt key of a rule that the sandbox starts with', () => {
    const rules = '"sandbox": { "registerRules": { "username": {\n "requierd": true } } }'
    const site = `{ "code": "acme", "extends": "base", "hosts": ["acme.test"], ${rules} }`
    expect(placesOf({ 'site.json': site })).toEqual(['unknown-key acme/site.json:2:2'])
    expect(checkBrand({ 'site.json': site }).diagnostics[0]?.suggestions).toEqual(['required'])
  })

  it('is the misspelt tag of a union', () => {
    const section = '{ "pages": { "help": { "sections": { "extra": {\n "blok": "side-menu" } } } } }'
    expect(placesOf({ 'routes.json': section })).toEqual(['unknown-key acme/routes.json:2:2'])
  })

  it.each([
    ['block', 'routes.json', '{ "pages": { "help": { "sections": { "extra": {\n "block": "site-mneu" } } } } }', 11],
    [
      'action',
      'menus.json',
      '{ "side": { "items": { "home": { "action": {\n "action": "singOut", "to": null } } } } }',
      12,
    ],
    ['dialog', 'menus.json', '{ "side": { "items": { "login": { "action": {\n "dialog": "mesage" } } } } }', 12],
  ])('is the value, for an unknown %s', (_, file, text, column) => {
    expect(placesOf({ [file]: text })).toEqual([`wrong-value acme/${file}:2:${column}`])
  })

  it('is the object in the topmost layer, for a missing key', () => {
    const item = '{\n  "side": {\n    "items": {\n      "promo": {}\n    }\n  }\n}'
    expect(placesOf({ 'menus.json': item })).toEqual(['missing-key acme/menus.json:4:16'])
  })

  it('is the character, for a comma after the last entry, and the rest of the file is still checked', () => {
    const text = '{\n  // a note\n  "side": { "order": ["hepl"], },\n}\n'
    expect(placesOf({ 'menus.json': text })).toEqual([
      'syntax-error acme/menus.json:2:3',
      'entry-unknown acme/menus.json:3:23',
      'syntax-error acme/menus.json:3:30',
      'syntax-error acme/menus.json:3:33',
    ])
  })

  it('is in the template, once, for what the template does wrong', () => {
    const menus = minimalTemplate()['menus.json'] as Record<string, object>
    const broken = { ...menus, side: { items: {}, order: ['gone'] } }
    const { diagnostics } = checkBrand({}, { 'menus.json': broken })
    expect(diagnostics.map(({ code, merchant, file }) => [code, merchant, file])).toEqual([
      ['entry-unknown', 'base', 'base/menus.json'],
    ])
  })

  it('is what the brand changed, when an inherited key no longer fits', () => {
    const action = '{ "side": { "items": { "home": { "action":\n { "action": "signOut" } } } } }'
    const { diagnostics } = checkBrand({ 'menus.json': action })
    expect(diagnostics).toHaveLength(1)
    expect(diagnostics[0]).toMatchObject({
      code: 'unknown-key',
      file: 'acme/menus.json',
      range: { start: { line: 2 } },
    })
  })
})

describe('suggestions', () => {
  it.each([
    ['swapped letters', { 'menus.json': { side: { order: ['hoem'] } } }, 'home'],
    ['another case', { 'theme.json': { style: { cardStyle: 'Outlined' } } }, 'outlined'],
    ['a number in quotes', { 'banners.json': { groups: { w_home: { autoplay: '4000' } } } }, '4000'],
    ['a route cut short', { 'menus.json': { side: { items: { home: { action: { to: '/hel?a=1' } } } } } }, '/help?a=1'],
  ])('hold the bare text to write for %s', (_, files, suggestion) => {
    expect(checkBrand(files).diagnostics[0]?.suggestions[0]).toBe(suggestion)
  })
})

describe('a text key', () => {
  it('is reported once, with the languages that lack it', () => {
    const files = { 'menus.json': { side: { items: { home: { label: 'nav.new' }, help: { label: 'nav.new' } } } } }
    expect(checkBrand(files).diagnostics.map(({ message }) => message)).toEqual(['no text for "nav.new" in EN and TY'])
  })
})

it('checks the named merchants and their templates only', () => {
  const dir = writeMerchants({ acme, other: { 'site.json': { code: 'other' } } })
  expect(checkMerchants(dir, ['acme'])).toMatchObject({ diagnostics: [], merchants: [{ code: 'acme' }] })
})
