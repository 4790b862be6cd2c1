import { oneOf } from '@/engine/names/one-of'
import type { Draft } from '@/engine/merge/draft'
import { memoiseByPart } from '@/engine/memo/memoise-by-part'
import { suggest } from '@/engine/names/suggest'
import { child, valueAt } from '@/contract/json/json-value'
import type { ReferenceCheck } from '@/engine/checks/check-kinds'
import { pagesByAddress } from '@/engine/names/page-addresses'

const link = (to: string): string =>
  `{ "side": { "items": { "home": { "action": { "action": "navigate", "to": "${to}" } } } } }`
const help =
  '{ "pages": { "help": { "sections": { "text": { "block": "text-section", "props": { "title": "page.title", "paragraphs": ["page.text"], "anchor": "terms" } } } } } }'

export const anchorUnknown: ReferenceCheck = {
  code: 'anchor-unknown',
  severity: 'error',
  docs: {
    what: 'The page has no section with the anchor that stands after # in the address.',
    why: 'The click would open the page at its top instead of at the place that was meant.',
    fix: 'writes the anchor that was meant, where there is one alone and it differs in case and separators or in one letter, never in a digit.',
    bad: { 'routes.json': help, 'menus.json': link('/help#trems') },
    good: { 'routes.json': help, 'menus.json': link('/help#terms') },
  },
  refs: ['route'],
  inspect({ value }, { code, config, names: { routes } }) {
    if (!value.includes('#')) return []
    const [, path = '', query = '', anchor] = /^([^?#]*)(\?[^#]*)?#(.*)$/.exec(value) ?? []
    // If there is no such page, the address itself is wrong.
    if (anchor === undefined || anchor === '' || routes?.has(path) !== true) return []
    const known = anchorsAt(config.routes, path)
    if (known === undefined || known.includes(anchor)) return []
    const suggestions = suggest(anchor, known).map((each) => `${path}${query}#${each}`)
    return [
      {
        message: `no section of ${path} on ${code} has the anchor "${anchor}"`,
        expected: oneOf(
          known.map((each) => `#${each}`),
          `${path} alone`,
        ),
        suggestions,
      },
    ]
  },
}

/** Anchors on the page with a path. */
function anchorsAt(routes: Draft['config']['routes'], path: string): string[] | undefined {
  const pages = child(routes, 'pages')
  const page = pagesByAddress(pages).get(path)
  return page === undefined ? undefined : anchorsOf(child(pages, page)).map(({ anchor }) => anchor)
}

/** The anchors of a page's listed sections, with the names of the sections. */
export const anchorsOf = memoiseByPart((page): { section: string; anchor: string }[] => {
  const order = child(page, 'order')
  const listed = Array.isArray(order) ? order : []
  return listed.flatMap((section) => {
    const anchor = typeof section === 'string' ? valueAt(page, ['sections', section, 'props', 'anchor']) : undefined
    return typeof section === 'string' && typeof anchor === 'string' ? [{ section, anchor }] : []
  })
})
