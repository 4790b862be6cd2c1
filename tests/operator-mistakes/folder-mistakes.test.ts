import { expect, it } from 'vitest'
import type { Files } from '@/engine/testing/write-files'
import { acme, checkBrand } from '@/engine/testing/write-merchants'

const menus = { side: { order: ['home'] } }
const own = { 'EN.json': { 'nav.home': 'Start' }, 'TY.json': { 'nav.home': 'Simula' } }
const logo = (src: string, more: object = {}): Files => ({
  'theme.json': { assets: { logo: { src, width: 120, height: 40, ...more } } },
})
const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"/>'
const french = { items: { FR: { locale: 'fr', label: 'Français' } }, order: ['EN', 'TY', 'FR'] }
const texts = Object.fromEntries(
  ['nav.home', 'nav.help', 'nav.login', 'page.title', 'page.text', 'banner.title', 'field.username'].map((key) => [
    key,
    'Mots',
  ]),
)

it.each<[what: string, files: Files, code: string, file: string]>([
  ['a copy that an editor left', { 'menus.json': menus, 'menus.json.bak': menus }, 'file-unknown', 'menus.json.bak'],
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

it('a note beside the files is nobody’s mistake', () => {
  const notes = { 'README.md': 'Notes', 'assets/LICENSE.txt': 'MIT', 'notes.txt': 'Ask Linh.' }
  expect(checkBrand(notes).diagnostics).toEqual([])
})
