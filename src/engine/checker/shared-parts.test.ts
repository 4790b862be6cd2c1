import { expect, it } from 'vitest'
import * as validators from '@/contract/generated/validate-merchant.js'
import { cloneJson, valueAt, type JsonObject, type JsonValue, type Path } from '@/contract/json/json-value'
import { freezeShared } from '@/contract/json/shared-parts'
import { Examiner } from './examine'
import { loadMerchants } from '@/engine/folder/load-merchants'
import type { MerchantFolder } from '@/engine/folder/merchant-folder'
import { merchantsRoot } from '@/engine/folder/merchants-root'
import { minimalTemplate } from '@/engine/testing/minimal-template'
import { acme, checkBrand, writeMerchants } from '@/engine/testing/write-merchants'
import type { Files } from '@/engine/testing/write-files'

const menus = { side: { order: ['help', 'home'] } }
const routes = minimalTemplate()['routes.json'] as JsonObject
const theme = minimalTemplate()['theme.json'] as JsonObject

/** Looks places up in the merged files of a template and of a brand that extends it. */
function merged(brand: Files, template: Files = {}): (path: Path) => (JsonValue | undefined)[] {
  const { folders } = loadMerchants(
    merchantsRoot(writeMerchants({ acme: { ...acme, ...brand } }, { ...minimalTemplate(), ...template })),
  )
  const examiner = new Examiner(folders)
  const configs = ['base', 'acme'].map((code) => examiner.examine(folders.get(code) as MerchantFolder).draft.config)
  return (path) => configs.map((config) => valueAt(config as JsonObject, path))
}

it.each([
  ['a file that it does not write', ['fields']],
  ['a menu beside one that it changes', ['menus', 'header']],
  ['an entry of a menu that it changes', ['menus', 'side', 'items', 'home']],
  ['tokens beside those that it changes', ['theme', 'tokens', 'space']],
  ['languages, which it has from the site', ['site', 'languages']],
])('has the very part of its template, and nobody can change it: %s', (_, path) => {
  const tokens = { radius: { card: { $value: { value: 2, unit: 'px' } } } }
  const at = merged({ 'menus.json': menus, 'theme.json': { tokens } })
  const [ofTemplate, ofBrand] = at(path)
  expect(ofBrand).toBeDefined()
  expect(ofBrand).toBe(ofTemplate)
  expect(Object.isFrozen(ofBrand)).toBe(true)
})

it('has a copy of its own of what it changes', () => {
  const [ofTemplate, ofBrand] = merged({ 'menus.json': menus })(['menus', 'side', 'order'])
  expect([ofTemplate, ofBrand]).toEqual([
    ['home', 'help', 'login'],
    ['help', 'home'],
  ])
})

it('leaves the defaults of a dialog behind where it opens another one', () => {
  const template = { 'menus.json': minimalTemplate()['menus.json'] as JsonObject }
  const login = { label: 'nav.login', action: { action: 'dialog', dialog: 'login-register', props: {} } }
  const side = { items: { login }, order: ['login'] }
  const opens = { side: { items: { login: { action: { dialog: 'announcements' } } } } }
  const at = merged({ 'menus.json': opens }, { 'menus.json': { ...template['menus.json'], side } })
  expect(at(['menus', 'side', 'items', 'login', 'action', 'props'])).toEqual([
    { tab: 'login', account: '' },
    { type: 'B' },
  ])
})

it('has what its own token says where the template’s theme names that token', () => {
  const radius = { ...(valueAt(theme, ['tokens', 'radius']) as JsonObject), card: { $value: '{radius.control}' } }
  const template = { 'theme.json': { ...theme, tokens: { ...(theme['tokens'] as JsonObject), radius } } }
  const tokens = { radius: { control: { $value: { value: 3, unit: 'px' } } } }
  const at = merged({ 'theme.json': { tokens } }, template)
  expect(at(['theme', 'tokens', 'radius', 'card', '$value', 'value'])).toEqual([16, 3])
})

it('is told of a text that it takes away from a page of its template', () => {
  const { diagnostics } = checkBrand({
    'locales/EN.json': { 'nav.help': null },
    'locales/TY.json': { 'nav.help': null },
  })
  expect(diagnostics.map(({ code, file }) => [code, file])).toEqual([['text-missing', 'acme/locales/EN.json']])
})

it('is not judged again by a validator: what is wrong in a part was said when it was not shared yet', () => {
  // Validators fill in defaults, which modifies the data.
  const { pages, ...others } = cloneJson(routes) as JsonObject & { pages: JsonObject }
  const [fresh, shared] = [{ path: 1 }, { path: 1 }] as const
  freezeShared(shared)
  expect(validators.routes({ ...others, pages: { ...pages, odd: fresh } })).toBe(false)
  expect(validators.routes({ ...others, pages: { ...pages, odd: shared } })).toBe(true)
})
