import { HtmlValidate } from 'html-validate'
import { beforeAll, expect, test } from 'vitest'
import { loadMerchants } from '@/engine/folder/load-merchants'
import { merchantsRoot } from '@/engine/folder/merchants-root'
import { reference } from '@/engine/reference/reference'
import { pageOfTopic } from '@/tools/cli/verbs/page-of-topic'
import type { KeySearch } from '@/tools/docs/browser/key-search'
import { referenceData } from '@/tools/docs/reference-data'
import { referencePage } from '@/tools/docs/reference-page'
import { readSince } from '@/tools/schema/since-file'
import { searchOf } from './search-of'
import { someEffects } from './some-effects'

let html = ''
let search: KeySearch

beforeAll(() => {
  const set = loadMerchants(merchantsRoot())
  const data = referenceData(set, { since: readSince(process.cwd()), effects: someEffects })
  html = referencePage(data)
  search = searchOf(data)
})

const ids = () => [...html.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id)

test('every anchor is the only one of its name', () => {
  expect(ids().filter((id, at, all) => all.indexOf(id) !== at)).toEqual([])
  expect(ids()).toEqual(expect.arrayContaining(reference().entries.map(({ id }) => id)))
})

test('every link leads to an anchor of the page', () => {
  const known = new Set(ids())
  const links = [...html.matchAll(/href="#([^"]*)"/g)].map(([, fragment = '']) => decodeURIComponent(fragment))
  expect([...new Set(links)].filter((id) => !known.has(id))).toEqual([])
  expect(links.length).toBeGreaterThan(2000)
})

test('every place that a path may lead to has an entry', () => {
  const known = new Set(ids())
  const places = reference().shapes.flatMap(({ keys, any, branches }) => [
    ...Object.values(keys),
    ...Object.values(branches ?? {}),
    ...(any === undefined ? [] : [any]),
  ])
  expect(places.map(([id]) => id).filter((id) => !known.has(id))).toEqual([])
})

test('the page is valid HTML, and nothing in it runs or comes from elsewhere', async () => {
  const { results } = await new HtmlValidate({ extends: ['html-validate:standard'] }).validateString(html)
  const told = results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, line }) => `${line} ${ruleId}: ${message}`)
  expect([...new Set(told)].slice(0, 10)).toEqual([])
  expect(html).not.toMatch(/<script(?![^>]*(src="docs\.js"|type="application\/json"))|<style| style=| on[a-z]+="/)
  expect(html).toContain(`default-src 'none'`)
})

test('the page is one file of a size that a phone opens', () => {
  expect(html.length).toBeLessThan(2_000_000)
})

test('says of a key what it does, its values, default, example, checks, day and effect', () => {
  const entryOf = (id: string) => html.split(`<section class="entry" id="${id}">`)[1]?.split('</section>')[0] ?? ''
  for (const part of ['<dt>type</dt>', '<dt>since</dt>', 'wrong-value', 'Example', '<img src="pictures/'])
    expect(entryOf('theme.style.cardStyle')).toContain(part)
  for (const part of ['Milliseconds', '<dt>default</dt><dd>15000</dd>', '<dt>read by</dt>', 'gives up after 100'])
    expect(entryOf('site.gateway.timeout')).toContain(part)
})

test.each([
  ['site.gateway.timeout', 'site.gateway.timeout'],
  ['gateway timeout', 'site.gateway.timeout'],
  ['gateway.timeout', 'site.gateway.timeout'],
  ['"timeout":', 'site.gateway.timeout'],
  ['TIMEOUT', 'site.gateway.timeout'],
  ['timeOut', 'site.gateway.timeout'],
  ['card style', 'theme.style.cardStyle'],
  ['cardStyle', 'theme.style.cardStyle'],
  ['site.gatway.timeout', 'site.gateway.timeout'],
  ['site.json#/gateway/timeout', 'site.gateway.timeout'],
  ['merchants/acme/site.json:12', 'site'],
  ['routes.pages.home.sections.hero', 'routes.pages.home.sections.*'],
  ['/side/items/promo/action/to', 'action.to'],
  ['locales.EN.nav.home', 'locales.*.*'],
  ['locales', 'locales.*'],
  ['route-unknown', 'action.to'],
  ['banner-slider', 'banner-slider'],
])('a search for %s finds %s first', (asked, id) => {
  expect(search.find(asked).ids[0]).toBe(id)
})

test('a key that several blocks have is found in each', () => {
  const { ids } = search.find('routes.pages.home.sections.hero.props.title')
  expect(ids).toEqual(expect.arrayContaining(['card-grid.title', 'faq.title']))
})

test('what is not there is said to be not there, with what was probably meant', () => {
  expect(search.find('Zeitüberschreitung')).toEqual({ ids: [], meant: [] })
  expect(search.find('tiemout').meant).toContain('timeout')
  expect(search.find('   ')).toEqual({ ids: [], meant: [] })
})

test.each([
  ['key', 'site.gateway.timeout', 'site.gateway.timeout'],
  ['key', 'menus.side.items.<name>.label', 'menus.header.items.*.label'],
  ['key', 'card-grid.title', 'card-grid.title'],
  ['block', 'derby/slogan-tape', 'derby/slogan-tape'],
  ['panel', 'account-record', 'panels.member.account-record'],
  ['action', 'navigate', 'action'],
] as const)('explaining the %s %s names the page of %s', (kind, name, id) => {
  const [fact] = pageOfTopic({ kind, name })
  expect(fact?.[0]).toBe('page')
  expect(decodeURIComponent(fact?.[1] ?? '')).toContain(`docs/index.html#${id}`)
  expect(ids()).toContain(id)
})

test('a check has its own page', () => {
  expect(pageOfTopic({ kind: 'check', name: 'route-unknown' })).toEqual([])
})
