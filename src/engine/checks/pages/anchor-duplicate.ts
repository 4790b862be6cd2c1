import { child, keysOf, type JsonValue } from '@/contract/json/json-value'
import { anchorsOf } from './anchor-unknown'
import type { FileFinding } from '@/engine/finding/check'
import type { MerchantCheck } from '@/engine/checks/check-kinds'

const text = (anchor: string): string =>
  `{ "block": "text-section", "props": { "title": "page.title", "paragraphs": ["page.text"], "anchor": "${anchor}" } }`
const help = (second: string): string =>
  `{ "pages": { "help": { "sections": { "first": ${text('terms')}, "second": ${text(second)} }, "order": ["first", "second"] } } }`

export const anchorDuplicate: MerchantCheck = {
  code: 'anchor-duplicate',
  severity: 'error',
  docs: {
    what: 'Two sections of one page have the same anchor.',
    why: 'An address with it leads to the first of them; nobody ever comes to the other.',
    bad: { 'routes.json': help('terms') },
    good: { 'routes.json': help('privacy') },
  },
  inspect({ chain, config }) {
    const pages = child(config.routes, 'pages')
    // Every other page is the template's own, which is checked too.
    const own = child(chain[0]?.files.get('routes')?.value, 'pages')
    return keysOf(own).flatMap((name) => duplicatesOn(child(pages, name), name))
  },
}

function duplicatesOn(page: JsonValue | undefined, name: string): FileFinding[] {
  const anchors = anchorsOf(page)
  return anchors.flatMap(({ section, anchor }, index) => {
    const first = anchors.slice(0, index).find((each) => each.anchor === anchor)
    if (first === undefined) return []
    return [
      {
        file: 'routes',
        path: ['pages', name, 'sections', section, 'props', 'anchor'],
        spot: 'value',
        message: `section "${first.section}" of this page has the anchor already`,
        expected: 'an anchor of its own',
        received: JSON.stringify(anchor),
      },
    ]
  })
}
