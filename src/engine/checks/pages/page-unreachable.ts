import type { ConfigFile } from '@/engine/schema/config-files'
import type { Draft } from '@/engine/merge/draft'
import { memoiseByPart } from '@/engine/memo/memoise-by-part'
import { child, keysOf, type JsonValue, type Path } from '@/contract/json/json-value'
import { listedEntries } from '@/contract/json/listed-entries'
import type { FileFinding, Check } from '@/engine/finding/check'
import type { Reference } from '@/engine/names/reference'
import { addressesOf } from '@/engine/names/page-addresses'

const text =
  '"sections": { "text": { "block": "text-section", "props": { "title": "page.title", "paragraphs": ["page.text"] } } }'
const news = `{ "pages": { "news": { "path": "/news", "title": "page.title", "shell": {}, ${text}, "order": ["text"] } } }`

export const pageUnreachable: Check = {
  code: 'page-unreachable',
  severity: 'warning',
  docs: {
    what: 'No menu, banner, form or section that is shown leads to the page, starting from home. What is not listed in an order is not shown.',
    why: 'Players would have to know its address. A page that is meant for links from elsewhere says so with "linked": false.',
    bad: { 'routes.json': news },
    good: {
      'routes.json': news,
      'menus.json': '{ "side": { "items": { "home": { "action": { "action": "navigate", "to": "/news" } } } } }',
    },
  },
}

/** A link to a page. */
export interface Link {
  readonly to: string
  /** The page that the link is on; undefined when it is on every page or on no particular one. */
  readonly from: string | undefined
}

/** The link that a reference to a page represents. */
export function linkOf(file: ConfigFile, { value, path }: Pick<Reference, 'value' | 'path'>): Link {
  const from = file === 'routes' && path[0] === 'pages' ? String(path[1]) : undefined
  return { to: value.replace(/[?#].*$/, ''), from }
}

const maps = new Set<unknown>(['items', 'sections', 'fields'])

/** Whether an entry along a path is missing from the order beside its map. `entry`: the key that follows the path. */
export function isHidden(path: Path, parents: readonly JsonValue[], entry?: string | number): boolean {
  return path.some((key, depth) => {
    const listed = maps.has(key) ? listedEntries(parents[depth]) : undefined
    return listed?.includes((path[depth + 1] ?? entry) as JsonValue) === false
  })
}

export function findUnreachablePages({ code, config }: Draft, links: readonly Link[]): FileFinding[] {
  const pages = child(config.routes, 'pages')
  const named = new Map<string, string>()
  for (const name of keysOf(pages)) for (const path of addressesAt(name, pages)) named.set(path, name)
  const targets = links.map(({ to, from }) => ({ to: named.get(to), from }))
  const reached = new Set(['home'])
  for (let before = 0; before < reached.size;) {
    before = reached.size
    for (const { to, from } of targets)
      if (to !== undefined && (from === undefined || reached.has(from))) reached.add(to)
  }
  return keysOf(pages)
    .filter((name) => !reached.has(name) && addressesAt(name, pages).length > 0)
    .filter((name) => child(child(pages, name), 'linked') !== false)
    .map((name) => finding(code, name, addressesAt(name, pages)[0] ?? name))
}

function addressesAt(name: string, pages: JsonValue | undefined): readonly string[] {
  return addressTexts(child(pages, name), name)
}

const addressTexts = memoiseByPart((page, name: string): readonly string[] =>
  addressesOf(page, name).map(({ address }) => address),
)

function finding(code: string, name: string, path: string): FileFinding {
  return {
    file: 'routes',
    path: ['pages', name],
    spot: 'key',
    message: `nothing that ${code} shows leads to ${path}`,
    expected: 'a menu entry, banner or section that leads here, or "linked": false; null in its place removes the page',
    received: `"${name}"`,
  }
}
