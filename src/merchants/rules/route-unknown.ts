import { suggest } from '@/merchants/suggest'
import type { ReferenceRule } from './rule'

export const routeUnknown: ReferenceRule = {
  code: 'route-unknown',
  severity: 'error',
  docs: {
    what: 'No page of the merchant has this path, neither as its own nor as an alias.',
    why: 'The click would end on the not-found page.',
    bad: { 'menus.json': '{ "side": { "items": { "home": { "action": { "action": "navigate", "to": "/hlep" } } } } }' },
    good: {
      'menus.json': '{ "side": { "items": { "home": { "action": { "action": "navigate", "to": "/help" } } } } }',
    },
  },
  refs: ['route'],
  check({ value }, { code, names: { routes } }) {
    const path = value.replace(/[?#].*$/, '')
    if (routes === undefined || routes.has(path)) return []
    const rest = value.slice(path.length)
    const suggestions = suggest(path, routes).map((route) => route + rest)
    return [{ message: `no page of ${code} has this path`, expected: 'path of a page in routes.json', suggestions }]
  },
}
