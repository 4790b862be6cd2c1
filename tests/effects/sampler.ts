import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { textsOfBlocks } from '@/engine/checks/texts/block-texts'
import { minimalTemplate } from '@/engine/testing/minimal-template'
import { writeFiles, type Files as WrittenFiles } from '@/engine/testing/write-files'
import type { JsonObject, JsonValue } from '@/contract/json/json-value'
import { isOwnBlock, partPath } from '@/engine/schema/part-path'
import { partNames, readSchemaFiles } from '@/engine/schema/schema-files'
import type { Files } from './places'
import { samplerFields } from './sampler-fields'
import { samplerLegal } from './sampler-legal'
import { samplerMenus, samplerPanels } from './sampler-menus'
import { buttons, samplerSite } from './sampler-site'

/**
 * A merchant that contains as much as possible: each block with each example of its schema, each widget, every menu, a
 * page for each guard. Generated from the smallest template and the examples, so that it follows the format.
 */
const schemas = readSchemaFiles(process.cwd())
const sharedBlocks = partNames(schemas, 'blocks').filter((name) => !isOwnBlock(name))
const ownBlocks = partNames(schemas, 'blocks').filter(isOwnBlock)

/** Codes of the merchants with blocks of their own. */
export const owners = new Set(ownBlocks.map((name) => merchantOf(name)))

/** The same merchant under a code whose own blocks it may show: a page and a panel for each of those, no others. */
export function samplerOf(code: string): Files {
  const files = samplerFiles()
  const { pages, ...rest } = files['routes'] as { pages: JsonObject }
  const names = ownBlocks.filter((name) => merchantOf(name) === code)
  const own = Object.fromEntries(names.map((name) => [pageName(name), partPage(name)]))
  const inCentres = Object.fromEntries(names.map((name) => [name, examplesOf('blocks', name)[0] ?? {}]))
  const { home = {}, login = {}, promo = {}, byIframe = {}, free = {}, help = {}, register = {} } = pages
  const routes = { ...rest, pages: { home, login, promo, byIframe, free, help, register, ...own } }
  const centres = { panels: samplerPanels(inCentres), menus: samplerMenus(inCentres) }
  const site = { ...(files['site'] as JsonObject), code }
  return withTexts({ ...files, ...centres, routes, site }, textsOfBlocks([code]))
}

/** White's components are not valid in every colour space; those of this pink are, so a change of the space is seen. */
function inAnySpace(theme: JsonObject): JsonObject {
  return JSON.parse(JSON.stringify(theme).replaceAll('[1,1,1]', '[1,0.5,1]')) as JsonObject
}

/** JSON files by name, without extension. */
export function samplerFiles(): Files {
  const template = jsonFiles(minimalTemplate())
  const files = {
    ...template,
    theme: { ...inAnySpace(template['theme'] as JsonObject), fonts: { sample: font, script } },
    site: samplerSite(template['site'] as JsonObject),
    routes: routes(template['routes'] as JsonObject),
    banners: banners(template['banners'] as JsonObject),
    menus: samplerMenus(),
    panels: samplerPanels(),
    features: {
      flags: {
        OWN: flag(true),
        SERVED: flag(false),
        KEPT: flag(true),
        OFF: flag(false),
        DIRECTREG3: flag(true),
        ...kinds,
      },
    },
    vendors: vendors(),
    fields: samplerFields(),
  }
  return withTexts(files)
}

/** Writes the merchant's folder, and two templates that it may extend. */
export function writeSampler(dir: string, files: Files): void {
  const template = minimalTemplate()
  const named = JSON.stringify(files).match(/[a-z0-9.-]+\.(svg|png|woff2|webm|vtt)/g) ?? []
  const drawing = template['assets/logo.svg'] as string
  const starts: Readonly<Record<string, string>> = { woff2: 'wOF2', webm: '\x1a\x45\xdf\xa3', vtt: 'WEBVTT' }
  const contentOf = (name: string) => {
    const start = starts[name.split('.').at(-1) ?? '']
    if (start === undefined) return `${drawing}<!-- ${name} -->`
    return name.endsWith('.webm') ? Buffer.from(`${start} ${name}`, 'latin1') : `${start} ${name}`
  }
  const pictures = Object.fromEntries([...new Set(named)].map((name) => [`assets/${name}`, contentOf(name)]))
  const own = Object.fromEntries(Object.entries(template).filter(([path]) => path.startsWith('assets/')))
  const assets = Object.entries({ ...pictures, ...own })
  const twins = assets.map(([path, content]) => [path.replace('assets/', 'assets/other-'), twinOf(content)])
  const json = Object.entries(files).map(([name, value]) => [`${name}.json`, value])
  writeFiles(join(dir, 'sampler'), Object.fromEntries([...assets, ...twins, ...json, ...samplerLegal]) as WrittenFiles)
  // A brand that extends it may use the placeholders and tags of its texts.
  const texts = (key: string) =>
    [`${key}.json`, { ...(template[`${key}.json`] as JsonObject), ...(files[key] as JsonObject) }] as const
  writeFiles(join(dir, 'base'), {
    ...template,
    ...Object.fromEntries(['locales/EN', 'locales/TY'].map(texts)),
  })
  writeFiles(join(dir, 'other'), {
    ...template,
    'site.json': { ...(template['site.json'] as JsonObject), code: 'other' },
  })
}

/** The same picture with another hash: bytes after the last chunk of a PNG are ignored. */
function twinOf(content: WrittenFiles[string]): string | Uint8Array {
  return content instanceof Uint8Array ? Buffer.concat([content, Buffer.from(' ')]) : `${content as string} `
}

function jsonFiles(template: WrittenFiles): Files {
  const entries = Object.entries(template).filter(([path]) => path.endsWith('.json'))
  return Object.fromEntries(entries.map(([path, value]) => [path.slice(0, -'.json'.length), value as JsonValue]))
}

const shippedTexts = JSON.parse(readFileSync('merchants/base/locales/EN.json', 'utf8')) as Readonly<
  Record<string, string>
>

const font = { family: 'Sample', src: 'sample.woff2', weight: '400' }
/** For pages of a language alone, which is what the height of its lines is for. */
const script = { family: 'Script', src: 'script.woff2', weight: '400', languages: ['EN'], lineHeight: 2 }
const flag = (value: boolean) => ({ meaning: 'Something is shown.', default: value })
const kinds = {
  USERNAMEREG3: flag(true),
  MOBILENUMREG3: flag(true),
  CHNGPASSVERIF3: flag(true),
  MOBILEVERCODELOGIN3: flag(true),
}

const shell = { header: true, sideMenu: true, footer: true, bottomBar: true, categories: true, banner: 'w_home' }
const text = { block: 'text-section', props: { title: 'page.title', paragraphs: ['page.text', 'page.more'] } }
const textToo = { block: 'text-section', props: { title: 'page.more', paragraphs: ['page.text'] } }
const two = { sections: { text, textToo }, order: ['text', 'textToo'] }

function routes(template: JsonObject): JsonObject {
  const page = (path: string, more: object = {}) => ({ path, title: 'page.title', shell: {}, ...two, ...more })
  return {
    ...template,
    shell: {
      ...(template['shell'] as JsonObject),
      rightBar: { block: 'right-bar' },
      categories: { block: 'category-nav', props: { label: 'page.title', entries: buttons } },
    },
    pages: {
      home: page('/', { shell, aliases: ['/home'] }),
      login: page('/login', { openToGuests: 'all' }),
      promo: page('/promotions', { aliases: ['/offers'] }),
      byIframe: page('/game', { aliases: ['/play'] }),
      free: page('/free', { aliases: ['/free-too'] }),
      help: page('/help'),
      register: page('/register'),
      guarded: page('/guarded', { guard: 'realAccount' }),
      ...Object.fromEntries(sharedBlocks.map((name) => [pageName(name), partPage(name)])),
    },
    system: { maintenance: systemPage(0), blocked: systemPage(1), notFound: systemPage(2) },
  }
}

/** Combinations with a visible effect that no example has. */
const further: Readonly<Record<string, JsonObject[]>> = {
  'register-form': [{ title: 'register.title', layout: 'split', art: { src: 'logo.svg', width: 120, height: 40 } }],
  'banner-slider': [{ group: 'w_served' }],
  video: [
    {
      title: 'page.title',
      source: { from: 'address', address: 'https://sampler.example/film.mp4' },
      poster: { src: 'logo.svg', width: 120, height: 40 },
      captions: { EN: { file: 'film.en.vtt' } },
    },
  ],
}

/** `derby` of `derby/slogan-tape`. */
function merchantOf(block: string): string {
  return block.slice(0, block.indexOf('/'))
}

const pageName = (block: string) => block.replace(/[-/]./g, (letters) => letters.slice(1).toUpperCase())

/** A page with a section for each example of a block. */
function partPage(block: string): JsonObject {
  const examples = [...examplesOf('blocks', block), ...(further[block] ?? [])]
  const sections = examples.map((props, at) => [`example${at}`, { block, props }] as const)
  const order = sections.map(([name]) => name)
  const sides = block === 'site-header' || block === 'side-menu' ? { sideMenu: true } : {}
  return { path: `/${block}`, title: 'page.title', shell: sides, sections: Object.fromEntries(sections), order }
}

function systemPage(example: number): JsonObject {
  const props = examplesOf('blocks', 'system-notice')[example] as JsonObject
  return {
    title: 'page.title',
    shell: {},
    sections: { notice: { block: 'system-notice', props }, text },
    order: ['notice', 'text'],
  }
}

function examplesOf(kind: 'blocks' | 'dialogs', name: string): JsonObject[] {
  const schema = schemas.get(partPath(kind, name, '.schema.json')) as { examples: JsonObject[] }
  // The home page's own path changes too, so no link may use it.
  return JSON.parse(JSON.stringify(schema.examples).replaceAll('"to":"/"', '"to":"/help"')) as JsonObject[]
}

function banners({ groups }: JsonObject): JsonObject {
  const first = {
    ...((groups as JsonObject)['w_home'] as { items: { first: JsonObject } }).items.first,
    label: 'page.more',
  }
  const group = { items: { first, second: first }, order: ['first', 'second'] }
  return { groups: { w_home: group, w_other: { items: { second: first }, order: ['second'] }, w_served: group } }
}

function vendors(): JsonObject {
  const icon = { src: 'logo.svg', width: 120, height: 40 }
  const PT = { name: 'PT', categories: ['RNG', 'LIVE', 'FISH', 'PVP', 'COCKFIGHT'] }
  const TF = { name: 'TF', categories: ['ESPORTS', 'SPORTS', 'ELOTT', 'COCKFIGHT'], icon }
  const lanes = { COCKFIGHT: { vendors: ['TF'], after: 'ESPORTS' } }
  return { items: { PT, TF }, order: ['PT', 'TF'], lanes, pictures: { folder: '/product-image', type: 'svg' } }
}

/** The placeholders that the code fills in, taken from the shipped template's text if it has one. */
function placeholdersOf(key: string): string {
  return shippedTexts[key]?.match(/\{\{\w+\}\}/g)?.join(' ') ?? ''
}

/** Texts that no file of the merchant names: one for a reference to change to, and one that shows a date. */
const furtherTexts = ['text.other', 'promotion-detail.from']

/** A text in each language for everything that looks like a text key, and for `more`. */
function withTexts(files: Files, more: readonly string[] = []): Files {
  const written = new Set(
    JSON.stringify(files)
      .match(/"[a-zA-Z][\w-]*[._][\w.-]+"|"[a-z]+"/g)
      ?.map((key) => key.slice(1, -1)),
  )
  const texts = (language: string) =>
    Object.fromEntries(
      [...written, ...more, ...furtherTexts].map((key) => [
        key,
        `${key} ${language} ${placeholdersOf(key)} <link>{{brand}}</link>`,
      ]),
    )
  return { ...files, 'locales/EN': texts('in English'), 'locales/TY': texts('in the other language') }
}
