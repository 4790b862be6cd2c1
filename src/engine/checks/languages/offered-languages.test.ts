import { expect, it } from 'vitest'
import type { JsonObject } from '@/contract/json/json-value'
import { minimalTemplate } from '@/engine/testing/minimal-template'
import { acme, checkBrand } from '@/engine/testing/write-merchants'

const site = acme['site.json'] as JsonObject
const thai = { TH: { locale: 'th', label: 'ไทย' } }
const english = minimalTemplate()['locales/EN.json'] as JsonObject
const texts = Object.fromEntries(Object.keys(english).map((key) => [key, 'ข้อความ']))
const own = { 'nav.party': 'Party' }
const menus = { side: { items: { help: { label: 'nav.party' } } } }

const said = (languages: JsonObject, more: JsonObject = {}, files: Record<string, JsonObject> = {}) =>
  checkBrand({ 'site.json': { ...site, languages, ...more }, ...files }).diagnostics.map(
    ({ code, file, message, suggestions }) => `${code} ${file} ${message} ${suggestions.join(' ')}`.trim(),
  )

it('nothing is asked of a language that players cannot choose', () => {
  const files = {
    'menus.json': menus,
    'locales/EN.json': { ...english, ...own },
    'locales/TH.json': { ...texts, 'nav.party': 'งานเลี้ยง' },
  }
  expect(said({ items: thai, order: ['TH', 'EN'] }, { defaultLanguage: 'TH' }, files)).toEqual([])
  expect(said({ items: thai, order: ['TH', 'EN', 'TY'] }, { defaultLanguage: 'TH' }, files)).toEqual([
    'text-untranslated acme/locales/EN.json no text for "nav.party" in TY: players read it in another language nav.party',
  ])
})

it('a language that is offered needs its texts', () => {
  expect(said({ items: thai, order: ['EN', 'TH'] })).toEqual([
    'language-without-texts acme/site.json there is no locales/TH.json',
  ])
})

it('a language that a brand alone offers is told once where its template has not all of its texts', () => {
  const described = {
    EN: { locale: 'en', label: 'English' },
    TY: { locale: 'fil-PH', label: 'Filipino' },
  }
  const half = (keys: readonly string[]) => ({
    'site.json': {
      ...(minimalTemplate()['site.json'] as JsonObject),
      languages: { items: { ...described, ...thai }, order: ['EN'] },
    },
    'locales/TH.json': Object.fromEntries(keys.map((key) => [key, 'ข้อความ'])),
  })
  const offers = { ...site, languages: { order: ['EN', 'TH'] } }
  const found = (keys: readonly string[], own: JsonObject = {}) =>
    checkBrand({ 'site.json': offers, 'locales/TH.json': own }, half(keys)).diagnostics.map(
      ({ code, file, pointer, message, expected }) => [code, file, pointer, message, expected].join(' | '),
    )
  const all = Object.keys(english)
  expect(found(all)).toEqual([])
  expect(found(all.slice(5))).toEqual([
    'language-incomplete | acme/site.json | /languages/order/1 | of the template base 5 texts have none in TH: ' +
      'players read them in another language; "texts base --language TH" lists them | ' +
      '"nav.home", "nav.help", "nav.login" and 2 more',
  ])
  expect(found(all.slice(2), { 'nav.home': 'บ้าน', 'nav.help': 'ช่วย' })).toEqual([])
})

it.each(['label', 'locale'] as const)('a language of one’s own without its %s is told that', (key) => {
  const { [key]: _, ...rest } = thai.TH
  const found = said({ items: { TH: rest as JsonObject }, order: ['EN', 'TH'] }, {}, { 'locales/TH.json': texts })
  expect(found).toEqual([
    expect.stringMatching(new RegExp(`^missing-key acme/site.json "${key}" is missing.* ${key}$`)),
  ])
})

it('a language in the order that is none is told what it needs, and not that another was meant', () => {
  expect(said({ order: ['EN', 'TH'] })).toEqual([
    'entry-unknown acme/site.json no language "TH" in "items", where each has its "locale" and its "label"',
  ])
  expect(said({ order: ['EN', 'PH'] })).toEqual(['entry-unknown acme/site.json no language "PH" in "items" TY'])
})

it.each([
  ['the one language of a brand is one that the template lacks', { items: thai, order: ['TH'] }, []],
  ['the languages are written as no map', ['EN', 'TH'], ['wrong-type acme/site.json']],
])('what texts are filled with is known where %s', (_, languages, expected) => {
  const files = {
    'locales/TH.json': { ...texts, 'page.points_other': '{{count}} แต้ม {{name}}', 'page.greeting': 'สวัสดี {{name}}' },
  }
  const template = {
    'locales/EN.json': {
      ...english,
      'page.points_one': '{{count}} point, {{name}}',
      'page.points_other': '{{count}} points, {{name}}',
      'page.greeting': 'Hello {{name}}',
    },
  }
  const { diagnostics } = checkBrand({ 'site.json': { ...site, languages, defaultLanguage: 'TH' }, ...files }, template)
  const found = diagnostics.filter(({ severity }) => severity === 'error')
  expect(found.map(({ code, file }) => `${code} ${file}`)).toEqual(expected)
})

it('the code of a country that is another language is told by the label beside it', () => {
  const located = (locale: string, label: string) =>
    said({ items: { SV: { locale, label } } }).filter((each) => each.startsWith('locale-invalid'))
  expect(located('se', 'Svenska')).toEqual([
    'locale-invalid acme/site.json "se" is Northern Sami, and Svenska is "sv" sv',
  ])
  expect(located('sv', 'Svenska')).toEqual([])
  expect(located('se', 'Davvisámegiella')).toEqual([])
})
