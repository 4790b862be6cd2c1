import { expect, it } from 'vitest'
import type { Files } from '@/engine/testing/write-files'
import { plainPng } from '@/engine/testing/plain-png'
import { minimalTemplate } from '@/engine/testing/minimal-template'
import { acme, checkBrand } from '@/engine/testing/write-merchants'

const menus = { side: { order: ['home'] } }
const own = { 'EN.json': { 'nav.home': 'Start' }, 'TY.json': { 'nav.home': 'Simula' } }
const logo = (src: string, more: object = {}): Files => ({
  'theme.json': { assets: { logo: { src, width: 120, height: 40, ...more } } },
})
const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"/>'
const french = { items: { FR: { locale: 'fr', label: 'Français' } }, order: ['EN', 'TY', 'FR'] }
const vietnamese = { items: { VI: { locale: 'vi', label: 'Tiếng Việt' } }, order: ['EN', 'VI'] }
const texts = Object.fromEntries(
  ['nav.home', 'nav.help', 'nav.login', 'page.title', 'page.text', 'banner.title', 'field.username'].map((key) => [
    key,
    'Mots',
  ]),
)

const said = (text: string) => Object.fromEntries(Object.keys(texts).map((key) => [key, text]))

it.each<[what: string, files: Files, code: string, file: string]>([
  ['a copy that an editor left', { 'menus.json': menus, 'menus.json.bak': menus }, 'file-unknown', 'menus.json.bak'],
  ['a copy that was loaded twice', { 'menus.json': menus, 'menus (1).json': menus }, 'file-unknown', 'menus (1).json'],
  [
    'a copy by another system',
    { 'menus.json': menus, 'Copy of menus.json': menus },
    'file-unknown',
    'Copy of menus.json',
  ],
  ['a folder of a Mac', { '__MACOSX/menus.json': menus }, 'file-unknown', '__MACOSX'],
  ['pictures in a folder of another name', { 'images/a.svg': svg }, 'file-unknown', 'images'],
  ['a copy with a tilde', { 'menus.json~': menus }, 'file-unknown', 'menus.json~'],
  ['a copy by the file manager', { 'menus copy.json': menus }, 'file-unknown', 'menus copy.json'],
  ['JSON with another ending', { 'menus.jsonc': menus }, 'file-unknown', 'menus.jsonc'],
  ['YAML', { 'menus.yaml': 'side:' }, 'file-unknown', 'menus.yaml'],
  ['a file in upper case', { 'Menus.json': menus }, 'file-unknown', 'Menus.json'],
  ['a file in the singular', { 'banner.json': { groups: {} } }, 'file-unknown', 'banner.json'],
  ['texts in lower case', { 'locales/en.json': own['EN.json'] }, 'file-unknown', 'locales/en.json'],
  ['texts beside their folder', { 'EN.json': own['EN.json'] }, 'file-unknown', 'EN.json'],
  ['a folder in the singular', { 'locale/EN.json': own['EN.json'] }, 'file-unknown', 'locale'],
  ['texts of no language', { 'locales/FR.json': own['EN.json'] }, 'file-unknown', 'locales/FR.json'],
  ['a picture that nothing names', { 'assets/sale.svg': svg }, 'asset-unused', 'assets/sale.svg'],
  ['a picture that no key can name', { 'assets/Sale.PNG': svg }, 'asset-unused', 'assets/Sale.PNG'],
  ['a picture that is empty', { 'assets/new.svg': '', ...logo('new.svg') }, 'asset-kind', 'theme.json'],
  [
    'a page in place of a picture',
    { 'assets/new.svg': '<html></html>', ...logo('new.svg') },
    'asset-kind',
    'theme.json',
  ],
  ['a picture under another ending', { 'assets/new.png': svg, ...logo('new.png') }, 'asset-kind', 'theme.json'],
  [
    'a picture of other proportions',
    { 'assets/new.svg': svg, ...logo('new.svg', { width: 40 }) },
    'asset-size',
    'theme.json',
  ],
  [
    'a drawing with a script in it',
    { 'assets/new.svg': svg.replace('/>', '><script>alert(1)</script></svg>'), ...logo('new.svg') },
    'asset-kind',
    'theme.json',
  ],
  [
    'a drawing that does something once it is there',
    { 'assets/new.svg': svg.replace('<svg', '<svg onload="alert(1)"'), ...logo('new.svg') },
    'asset-kind',
    'theme.json',
  ],
  ['a picture beside its folder', { 'not-found.svg': svg }, 'file-unknown', 'not-found.svg'],
  ['a picture in another letter case', { 'assets/New.svg': svg, ...logo('new.svg') }, 'asset-missing', 'theme.json'],
  [
    'a key in one language alone that nobody asks for',
    {
      'site.json': { ...(acme['site.json'] as object), languages: french },
      'locales/FR.json': { ...texts, 'summer.party': 'Fête' },
    },
    'text-unused',
    'locales/FR.json',
  ],
  [
    'texts of two languages that were swapped',
    {
      'site.json': { ...(acme['site.json'] as object), languages: vietnamese },
      'locales/EN.json': said('Chọn trò để chơi nhé'),
      'locales/VI.json': said('Choose what to play'),
    },
    'text-language',
    'locales/EN.json',
  ],
  [
    'a key in one language alone that a menu names',
    {
      'menus.json': { side: { items: { help: { label: 'nav.aid' } } } },
      'locales/TY.json': { 'nav.aid': 'Tulong' },
    },
    'text-untranslated',
    'locales/TY.json',
  ],
])('%s is found, by one message', (_, files, code, file) => {
  const { diagnostics } = checkBrand(files)
  expect(diagnostics.map((each) => `${each.code} ${each.file}`)).toEqual([`${code} acme/${file}`])
})

it.each([
  ['with its mark, the high byte first', Buffer.from('\ufeff{}', 'utf16le').swap16()],
  ['with its mark, the low byte first', Buffer.from('\ufeff{}', 'utf16le')],
  ['without a mark, the high byte first', Buffer.from('{ "side": {} }', 'utf16le').swap16()],
  ['without a mark, the low byte first', Buffer.from('{ "side": {} }', 'utf16le')],
])('UTF-16 %s is called so', (_, bytes) => {
  const { diagnostics } = checkBrand({ 'menus.json': bytes })
  expect(diagnostics.map(({ code, message }) => [code, message])).toEqual([
    ['wrong-encoding', 'written in UTF-16: save it as UTF-8'],
  ])
})

it('words of a link that are left out in every language are told in each, beside what the template has', () => {
  const linked = { 'page.text': 'See <link>the terms</link>' }
  const files = { 'locales/EN.json': { 'page.text': 'Terms' }, 'locales/TY.json': { 'page.text': 'Tuntunin' } }
  const template = minimalTemplate()
  const withLinks = Object.fromEntries(
    ['EN', 'TY'].map((code) => [
      `locales/${code}.json`,
      { ...(template[`locales/${code}.json`] as object), ...linked },
    ]),
  )
  const { diagnostics } = checkBrand(files, withLinks)
  expect(diagnostics.map(({ file, message }) => `${file} ${message}`)).toEqual(
    ['EN', 'TY'].map((code) => `acme/locales/${code}.json lacks <link>…</link>, which the text of the template has`),
  )
})

it('of texts that were read in another encoding it is said once, with the text that was meant', () => {
  const garbled = { 'nav.home': 'CafÃ©', 'nav.help': 'VoilÃ' + '\u00a0', 'nav.login': '« Été »' }
  const { diagnostics } = checkBrand({ 'locales/EN.json': garbled })
  expect(diagnostics.map(({ code, message, suggestions }) => [code, message, suggestions])).toEqual([
    ['text-garbled', 'letters of this text, and of 1 more in this file were lost in another encoding', ['Café']],
  ])
})

it('where a page has moved, the path without its anchor is what it may be reached by besides', () => {
  const { diagnostics } = checkBrand({
    'routes.json': { pages: { help: { path: '/support' } } },
  })
  expect(diagnostics.flatMap(({ expected }) => /"aliases": \[.*?\]/.exec(expected) ?? [])).toEqual([
    '"aliases": ["/help"]',
  ])
})

it('a note beside the files is nobody’s mistake', () => {
  const notes = { 'README.md': 'Notes', 'assets/LICENSE.txt': 'MIT', 'notes.txt': 'Ask Linh.' }
  expect(checkBrand(notes).diagnostics).toEqual([])
})

it.each<[what: string, files: Files, file: string]>([
  ['an icon of another size', { 'assets/icon-touch.png': plainPng(64) }, 'assets/icon-touch.png'],
  ['an icon that is a page', { 'assets/icon-app.png': '<html></html>' }, 'assets/icon-app.png'],
  ['an icon that is empty', { 'assets/favicon.svg': '' }, 'assets/favicon.svg'],
  ['an icon that is cut off', { 'assets/favicon.svg': '<svg viewBox="0 0 9 9"><path d="M0' }, 'assets/favicon.svg'],
  [
    'a logo that draws from another host',
    { 'assets/logo.svg': svg.replace('/>', '><image href="https://cdn.example/a.png"/></svg>') },
    'assets/logo.svg',
  ],
  ['a logo of 600 KB', { 'assets/logo.svg': `<svg>${' '.repeat(600 * 1024)}</svg>` }, 'assets/logo.svg'],
])('%s in the place of the template’s is told at the file of the brand', (_, files, file) => {
  const { diagnostics } = checkBrand(files)
  expect(diagnostics.map((each) => each.file)).toEqual([`acme/${file}`])
})
