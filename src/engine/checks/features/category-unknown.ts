import { promotionCategories } from '@/contract/catalogue/promotion-categories'
import { child, keysOf, valueAt } from '@/contract/json/json-value'
import { suggest } from '@/engine/names/suggest'
import { memoiseByFile } from '@/engine/memo/memoise-by-file'
import type { FileFinding } from '@/engine/finding/check'
import type { MerchantCheck } from '@/engine/checks/check-kinds'

const promo = (category: string): string =>
  `{ "pages": { "promo": { "sections": { "text": null, "detail": { "block": "promotion-detail", "props": { "alone": true, "byCategory": { "${category}": { "action": { "action": "navigate", "to": "/" } } } } }, "list": { "block": "promotion-list", "props": { "title": "page.title" } } }, "order": ["detail", "list"] } } }`

const known: readonly string[] = [...promotionCategories, 'other']

export const categoryUnknown: MerchantCheck = {
  code: 'category-unknown',
  severity: 'warning',
  docs: {
    what: 'A category of promotions is spelt almost like one that the platform has.',
    why: 'The server sends the other one: whoever takes part is led where all others are led. A category of the server’s own is left alone.',
    bad: { 'routes.json': promo('refferal') },
    good: { 'routes.json': promo('referral') },
  },
  inspect: ({ chain: [own] }) => misspeltIn(own?.files.get('routes')?.value, undefined),
}

/** Brands that write the same share what is found. */
const misspeltIn = memoiseByFile((routes): FileFinding[] => {
  const pages = child(routes, 'pages')
  return keysOf(pages).flatMap((page) =>
    keysOf(valueAt(pages, [page, 'sections'])).flatMap((section) => {
      const path = ['pages', page, 'sections', section, 'props', 'byCategory']
      const entries = valueAt(pages, path.slice(1))
      // A null removes an entry: another check judges its name.
      const written = keysOf(entries).filter((name) => child(entries, name) !== null)
      return written.flatMap((name) => misspelt(name, path))
    }),
  )
})

function misspelt(name: string, path: readonly string[]): FileFinding[] {
  const suggestions = known.includes(name) ? [] : suggest(name, known)
  if (suggestions.length === 0) return []
  const message = `no category of promotions is called "${name}"`
  const expected = `a category that the server sends, such as "${suggestions[0]}"`
  return [{ file: 'routes', path: [...path, name], spot: 'key', message, expected, received: `"${name}"`, suggestions }]
}
