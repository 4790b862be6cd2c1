import { expect, it } from 'vitest'
import type { CompletionItem, Diagnostic } from 'vscode-json-languageservice'
import type { FileKey } from '@/engine/schema/config-files'
import { schemaAddress } from '@/engine/editor/schema-address'
import { EditorFile } from './editor'

/** The completions at the `|` in the text. */
function offerAt(path: string, text: string): Promise<Map<string, CompletionItem>> {
  const marked = withSchema(path, text)
  return new EditorFile(path, marked.replace('|', '')).completions(marked.indexOf('|'))
}

function problemsIn(path: string, text: string): PromiseLike<Diagnostic[]> {
  return new EditorFile(path, withSchema(path, text)).problems()
}

/** Adds the `$schema` of the brand's own schemas, as every file of a brand has it. */
function withSchema(path: string, text: string): string {
  const key = path.replace(/^merchants\/[^/]+\//, '').replace(/\.json$/, '') as FileKey
  return text.replace(/^\{/, `{ "$schema": ${JSON.stringify(schemaAddress(key))},`)
}

function documentationOf(item: CompletionItem | undefined): string {
  const { documentation = '' } = item ?? {}
  return typeof documentation === 'string' ? documentation : documentation.value
}

it('offers the keys of a file with what they are for', async () => {
  const offer = await offerAt('merchants/aurora/site.json', '{ "name": "Aurora", | }')
  expect([...offer.keys()]).toEqual(expect.arrayContaining(['code', 'hosts', 'languages', 'contact', 'gateway']))
  expect(offer.has('name')).toBe(false)
  expect(documentationOf(offer.get('hosts'))).toContain('Host names that show this merchant')
})

it('offers the blocks with what they are', async () => {
  const offer = await offerAt(
    'merchants/aurora/routes.json',
    '{ "pages": { "help": { "sections": { "new": { "block": | } } } } }',
  )
  expect([...offer.keys()]).toEqual(expect.arrayContaining(['"card-grid"', '"text-section"', '"vendor-strip"']))
  expect(documentationOf(offer.get('"card-grid"'))).toBe('Cards side by side: what the brand offers.')
})

it('offers the props of the block that is chosen, and of no other', async () => {
  const offer = await offerAt(
    'merchants/aurora/routes.json',
    '{ "pages": { "help": { "sections": { "new": { "block": "card-grid", "props": { | } } } } } }',
  )
  expect([...offer.keys()].sort()).toEqual(['cards', 'layout', 'title'])
  expect(documentationOf(offer.get('layout'))).toContain('Default: `"grid"`')
})

it('offers the props of the block that the template chose, and of no other', async () => {
  const offer = await offerAt('merchants/aurora/routes.json', '{ "shell": { "header": { "props": { | } } } }')
  expect([...offer.keys()].sort()).toEqual(['arrangement', 'balance', 'sticky'])
  const other = '{ "shell": { "header": { "block": "card-grid", "props": { | } } } }'
  expect((await offerAt('merchants/aurora/routes.json', other)).has('cards')).toBe(true)
})

it('finds what is wrong in a section that leaves its block to the template', async () => {
  const section = (props: string) => `{ "pages": { "home": { "sections": { "offers": { "props": ${props} } } } } }`
  const problemsOf = (props: string) => problemsIn('merchants/lotus/routes.json', section(props))
  expect(await problemsOf('{ "layout": "grid" }')).toEqual([])
  expect(await problemsOf('{ "layuot": "grid" }')).toMatchObject([{ message: 'Property layuot is not allowed.' }])
  expect(await problemsOf('{ "layout": "gird" }')).toHaveLength(1)
  expect(await problemsOf('{ "paragraphs": [] }')).toHaveLength(1)
  expect(await problemsOf('{ "cards": { "items": { "live": { "titel": "home.first" } } } }')).toHaveLength(1)
})

it.each([
  ['a page', 'routes', '{ "pages": { | } }', 'register'],
  ['a section', 'routes', '{ "pages": { "home": { "sections": { | } } } }', 'vendors'],
  [
    'a card',
    'routes',
    '{ "pages": { "home": { "sections": { "offers": { "props": { "cards": { "items": { | } } } } } } } }',
    'sports',
  ],
  ['a menu entry', 'menus', '{ "side": { "items": { | } } }', 'help'],
  ['a banner', 'banners', '{ "groups": { "w_home": { "items": { | } } } }', 'welcome'],
  ['a flag', 'features', '{ "flags": { | } }', 'FREEPLAY3'],
  ['a vendor', 'vendors', '{ "items": { | } }', 'TF'],
  ['a field', 'fields', '{ "forms": { "register": { "fields": { | } } } }', 'email'],
  ['a text of its own', 'locales/EN', '{ | }', 'banner.arena.title'],
  ['an entry in an order', 'menus', '{ "side": { "order": [ | ] } }', '"help"'],
  ['a neighbour of an entry', 'menus', '{ "side": { "order": { "help": { "after": | } } } }', '"home"'],
  ['a section in an order', 'routes', '{ "pages": { "home": { "order": [ | ] } } }', '"vendors"'],
  [
    'a picture',
    'routes',
    '{ "pages": { "home": { "sections": { "new": { "block": "call-to-action", "props": { "image": { "src": | } } } } } } }',
    '"invite.svg"',
  ],
  ['a text key of its own', 'menus', '{ "side": { "items": { "help": { "label": | } } } }', '"banner.arena.title"'],
])('offers %s by the names that the brand has', async (_, file, marked, name) => {
  const offer = await offerAt(`merchants/derby/${file}.json`, marked)
  expect([...offer.keys()]).toContain(name)
})

it('offers what a click may do, and the keys that the action takes', async () => {
  const actions = await offerAt(
    'merchants/base/menus.json',
    '{ "side": { "items": { "new": { "action": { "action": | } } } } }',
  )
  expect([...actions.keys()]).toEqual(
    expect.arrayContaining(['"navigate"', '"dialog"', '"external"', '"signOut"', '"freePlay"']),
  )
  expect(documentationOf(actions.get('"external"'))).toBe('Open another site in a new window, after asking.')
  const keys = await offerAt(
    'merchants/base/menus.json',
    '{ "side": { "items": { "new": { "action": { "action": "navigate", | } } } } }',
  )
  expect([...keys.keys()].sort()).toEqual(['query', 'to'])
})

it('offers the words of a list with what each means, and null to remove', async () => {
  const offer = await offerAt('merchants/aurora/theme.json', '{ "style": { "cardStyle": | } }')
  expect([...offer.keys()].sort()).toEqual(['"flat"', '"glass"', '"outlined"', '"raised"', 'null'])
  expect(documentationOf(offer.get('"glass"'))).toBe('See-through, with a blur behind.')
  expect(documentationOf(offer.get('null'))).toBe('Remove what the template says here.')
})

it('offers no null within a list, where it removes nothing', async () => {
  const offer = await offerAt('merchants/aurora/vendors.json', '{ "items": { "TF": { "categories": [ | ] } } }')
  expect(offer.has('"ESPORTS"')).toBe(true)
  expect(offer.has('null')).toBe(false)
})

it('offers to move one entry of an order, and the sides that it may go to', async () => {
  const orders = await offerAt('merchants/aurora/menus.json', '{ "side": { "order": | } }')
  expect(orders.has('Move one entry')).toBe(true)
  const sides = await offerAt('merchants/aurora/menus.json', '{ "side": { "order": { "help": { | } } } }')
  expect([...sides.keys()].sort()).toEqual(['after', 'before'])
})

it.each([
  ['a path of a page', 'menus', '{ "side": { "items": { "new": { "action": { "action": "navigate", "to": | } } } } }'],
  ['a text key', 'menus', '{ "side": { "items": { "new": { "label": | } } } }'],
  ['a flag', 'menus', '{ "side": { "items": { "new": { "when": { "feature": | } } } } }'],
  ['a banner group', 'routes', '{ "pages": { "help": { "shell": { "banner": | } } } }'],
  ['a language', 'site', '{ "defaultLanguage": | }'],
  ['a template', 'site', '{ "extends": | }'],
  ['a rule of the server', 'fields', '{ "forms": { "register": { "fields": { "new": { "rule": | } } } } }'],
])('offers %s by the names that the template has', async (what, file, marked) => {
  const offered: Readonly<Record<string, string>> = {
    'a path of a page': '"/register"',
    'a text key': '"nav.home"',
    'a flag': '"MOBILENUMPASSREG3"',
    'a banner group': '"w_home"',
    'a language': '"TY"',
    'a template': '"base"',
    'a rule of the server': '"payeeName"',
  }
  const name = offered[what] ?? ''
  const offer = await offerAt(`merchants/aurora/${file}.json`, marked)
  expect(offer.get(name)?.textEdit?.newText).toBe(name)
})

it('says what a name stands for', async () => {
  const action = '{ "side": { "items": { "new": { "label": |, "action": { "action": "navigate", "to": "/" } } } } }'
  const texts = await offerAt('merchants/aurora/menus.json', action)
  expect(documentationOf(texts.get('"nav.home"'))).toBe('Home')
})

it('offers the keys of texts in a locale file, with the text that the template has', async () => {
  const offer = await offerAt('merchants/aurora/locales/EN.json', '{ | }')
  expect(documentationOf(offer.get('nav.home'))).toBe('Home')
})

it('has nothing against names of the brand alone', async () => {
  const item =
    '{ "label": "nav.rankings", "when": { "feature": "RANKS" }, "action": { "action": "navigate", "to": "/ranks" } }'
  const file = new EditorFile('merchants/aurora/menus.json', `{ "side": { "items": { "ranks": ${item} } } }`)
  expect(await file.problems()).toEqual([])
})

it('lets a brand remove what only the action of its template has', async () => {
  const action = (removed: string) =>
    `{ "header": { "items": { "register": { "action": { "action": "navigate", "to": "/register", ${removed} } } } } }`
  const problemsOf = (removed: string) => new EditorFile('merchants/aurora/menus.json', action(removed)).problems()
  expect(await problemsOf('"dialog": null, "props": null')).toEqual([])
  expect(await problemsOf('"dialog": "login-register"')).toHaveLength(1)
})

it.each([
  ['merchants/aurora/routes.json', '{ "pages": { "promo": | } }', 'New page', '"path": "/${1:path}"'],
  [
    'merchants/aurora/routes.json',
    '{ "pages": { "home": { "sections": { "new": | } } } }',
    'New section: card-grid',
    '"block": "card-grid"',
  ],
  [
    'merchants/aurora/menus.json',
    '{ "side": { "items": { "promo": | } } }',
    'New menu entry',
    '"label": "${1:nav.home}"',
  ],
  [
    'merchants/aurora/banners.json',
    '{ "groups": { "w_home": { "items": { "new": | } } } }',
    'New banner',
    '"width": ${2:1600}',
  ],
  ['merchants/aurora/site.json', '{ "languages": { "items": { "TY": | } } }', 'New language', '"locale": "${1:vi-VN}"'],
  [
    'merchants/aurora/theme.json',
    '{ "tokens": { "color": { "dark": { "accent": | } } } }',
    'Colour token',
    '"\\$value"',
  ],
])('offers in %s at %s a snippet: %s', async (path, marked, label, part) => {
  const snippet = (await offerAt(path, marked)).get(label)
  expect(snippet?.textEdit?.newText).toContain(part)
  expect(documentationOf(snippet)).not.toBe('')
})

it('offers snippets that are in order once they are filled in as they stand', async () => {
  const offer = await offerAt('merchants/aurora/routes.json', '{ "pages": { "home": { "sections": { "new": | } } } }')
  const snippets = [...offer].filter(([label]) => label.startsWith('New section'))
  expect(snippets.length).toBeGreaterThan(5)
  for (const [label, { textEdit }] of snippets) {
    const text = `{ "pages": { "home": { "sections": { "new": ${textEdit?.newText ?? ''} } } } }`
    expect(await new EditorFile('merchants/aurora/routes.json', text).problems(), label).toEqual([])
  }
})
