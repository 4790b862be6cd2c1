import { join } from 'node:path'
import { valueAt, type JsonObject } from '@/merchants/json-value'
import { minimalTemplate } from '@/merchants/testing/minimal-template'
import { minimalTheme } from '@/merchants/testing/minimal-theme'
import { writeFiles, type Files } from '@/merchants/testing/write-files'

/** Writes a template and so many brands into a folder: 8 files each, together about 490 lines. */
export function generateMerchants(dir: string, count: number): void {
  writeFiles(join(dir, 'base'), minimalTemplate())
  for (let number = 1; number <= count; number++) writeFiles(join(dir, `brand-${number}`), brand(`brand-${number}`))
}

function brand(code: string): Files {
  return {
    'site.json': { code, name: code, extends: 'base', hosts: [`${code}.test`, `www.${code}.test`] },
    'theme.json': { tokens: { color: { dark: valueAt(minimalTheme, ['tokens', 'color', 'dark']) as JsonObject } } },
    'routes.json': { pages: entries('page', 6, page) },
    'menus.json': { side: { items: entries('item', 8, item), order: names('item', 8) } },
    'banners.json': { groups: { w_home: { items: entries('banner', 4, banner), order: names('banner', 4) } } },
    'features.json': { flags: entries('FLAG', 6, () => ({ meaning: 'Something is shown.', default: true })) },
    'locales/EN.json': texts('in English'),
    'locales/TY.json': texts('in Vietnamese'),
  }
}

const page = (name: string): JsonObject => ({
  path: `/${name}`,
  title: `${name}.title`,
  shell: { header: true, footer: true, banner: 'w_home' },
  sections: { text: { block: 'text-section', props: { title: `${name}.title`, paragraphs: [`${name}.text`] } } },
  order: ['text'],
})

const item = (name: string): JsonObject => ({
  label: 'page1.title',
  icon: 'home',
  action: { action: 'navigate', to: `/page${(Number(/\d+/.exec(name)?.[0]) % 6) + 1}` },
})

const banner = (): JsonObject => ({
  image: { src: 'logo.svg', width: 1200, height: 400 },
  title: 'page2.title',
  action: { action: 'dialog', dialog: 'login-register' },
})

function texts(wording: string): JsonObject {
  const keys = names('page', 6).flatMap((name) => [`${name}.title`, `${name}.text`])
  return Object.fromEntries(keys.map((key) => [key, `${key} of {{brand}} ${wording}`]))
}

function names(prefix: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${prefix}${index + 1}`)
}

function entries(prefix: string, count: number, entry: (name: string) => JsonObject): JsonObject {
  return Object.fromEntries(names(prefix, count).map((name) => [name, entry(name)]))
}
