import { cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeFiles, type Files } from '@/engine/testing/write-files'
import { child, isJsonObject, valueAt, type JsonObject, type JsonValue } from '@/contract/json/json-value'

/** Palettes that pass every contrast check. */
const palettes = ['aurora', 'derby'].map((code) => valueAt(read(`merchants/${code}/theme.json`), ['tokens', 'color']))

const pages = 5
const flags = ['CHNGPASSVERIF3', 'FREEPLAY3', 'MOBILENUMREG3', 'PTSYS3', 'REGMOBVERF3']

/**
 * Writes the shipped template and `count` brands into a folder: 9 JSON files each, together about 500 lines, with a
 * palette, shapes, texts in three languages, pages, menus, banners and pictures of its own.
 */
export function generateMerchants(dir: string, count: number): void {
  cpSync('merchants/base', join(dir, 'base'), { recursive: true })
  for (let number = 1; number <= count; number++)
    writeFiles(join(dir, `brand-${number}`), brand(`brand-${number}`, number))
}

function brand(code: string, number: number): Files {
  return {
    'site.json': {
      schemaVersion: 2,
      code,
      name: `Brand ${number}`,
      extends: 'base',
      hosts: [`${code}.test`, `www.${code}.test`],
    },
    'theme.json': theme(number),
    'routes.json': { pages: entries('page', pages, page) },
    'menus.json': { side: { items: entries('item', 7, item), order: names('item', 7) } },
    'banners.json': { groups: { w_home: { items: entries('banner', 3, banner), order: names('banner', 3) } } },
    'features.json': {
      flags: Object.fromEntries(flags.map((name) => [name, { meaning: 'Something is shown.', default: true }])),
    },
    'locales/EN.json': texts(`in English, as brand ${number} says it`),
    'locales/TY.json': texts(`in Filipino, as brand ${number} says it`),
    'locales/VI.json': texts(`bằng tiếng Việt, như thương hiệu ${number} nói`),
    'assets/logo.svg': picture(number, 6, [40, 40]),
    'assets/favicon.svg': picture(number, 3, [40, 40]),
    'assets/banner.svg': picture(number, 60, [1600, 640]),
    'assets/banner-narrow.svg': picture(number + 1, 40, [800, 800]),
  }
}

/** Every second brand has colours of its own for the light scheme, the others for the dark one. */
function theme(number: number): JsonObject {
  const radius = (step: number) => ({ $value: { value: ((number + step) % 9) / 4, unit: 'rem' } })
  const scheme = number % 2 === 0 ? 'light' : 'dark'
  const palette = palettes[Math.floor(number / 2) % palettes.length]
  return {
    tokens: {
      color: { [scheme]: child(palette, scheme) ?? {} },
      radius: { control: radius(0), card: radius(1), dialog: radius(2) },
    },
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
  action: { action: 'navigate', to: `/page${(Number(/\d+/.exec(name)?.[0]) % pages) + 1}` },
})

const banner = (): JsonObject => ({
  image: { src: 'banner.svg', width: 1600, height: 640 },
  imageNarrow: { src: 'banner-narrow.svg', width: 800, height: 800 },
  title: 'page2.title',
  action: { action: 'dialog', dialog: 'login-register' },
})

/** A drawing with a number of circles, unique to a brand. */
function picture(number: number, circles: number, [width, height]: readonly [number, number]): string {
  const circle = (index: number) =>
    `<circle cx="${(number * 37 + index * 61) % width}" cy="${(number * 17 + index * 29) % height}" r="${(index * 7 + number) % 90}"/>`
  const drawn = Array.from({ length: circles }, (_, index) => circle(index)).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" fill="#${(number * 4099).toString(16).padStart(6, '0').slice(-6)}">${drawn}</svg>`
}

function texts(wording: string): JsonObject {
  const keys = names('page', pages).flatMap((name) => [`${name}.title`, `${name}.text`])
  return Object.fromEntries(keys.map((key) => [key, `${key} of {{brand}} ${wording}`]))
}

function names(prefix: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${prefix}${index + 1}`)
}

function entries(prefix: string, count: number, entry: (name: string) => JsonObject): JsonObject {
  return Object.fromEntries(names(prefix, count).map((name) => [name, entry(name)]))
}

function read(file: string): JsonObject {
  const value = JSON.parse(readFileSync(file, 'utf8')) as JsonValue
  if (!isJsonObject(value)) throw new Error(`${file} holds no object`)
  return value
}
