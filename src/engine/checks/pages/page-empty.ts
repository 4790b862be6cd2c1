import { child, isJsonObject, keysOf, valueAt, type JsonValue } from '@/contract/json/json-value'
import type { MerchantCheck } from '@/engine/checks/check-kinds'

const help = (order: string): string => `{ "pages": { "help": { "order": ${order} } } }`

export const pageEmpty: MerchantCheck = {
  code: 'page-empty',
  severity: 'warning',
  docs: {
    what: 'The order of a page names no section, and the page has no banner either.',
    why: 'Who opens it sees nothing between header and footer. null in the place of the page takes it away.',
    bad: { 'routes.json': help('[]') },
    good: { 'routes.json': help('["text"]') },
  },
  inspect({ chain, isComplete, config: { routes } }) {
    const own = child(chain[0]?.files.get('routes')?.value, 'pages')
    if (!isComplete) return []
    return keysOf(own).flatMap((name) => {
      const page = valueAt(routes, ['pages', name])
      // If its own sections are unlisted, each of them is reported instead.
      if (!isEmpty(page) || hasSections(valueAt(own, [name, 'sections']))) return []
      return [
        {
          file: 'routes' as const,
          path: ['pages', name, 'order'],
          spot: 'value' as const,
          message: `nothing stands on the page "${name}"`,
          expected: 'a section in "order", or null in place of the page',
          received: '[]',
        },
      ]
    })
  },
}

function isEmpty(page: JsonValue | undefined): boolean {
  const order = child(page, 'order')
  return Array.isArray(order) && order.length === 0 && valueAt(page, ['shell', 'banner']) === undefined
}

function hasSections(sections: JsonValue | undefined): boolean {
  return keysOf(sections).some((name) => isJsonObject(child(sections, name)))
}
