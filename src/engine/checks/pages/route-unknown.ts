import { pathsMeant } from './paths-meant'
import { movedPath } from './removal-causes'
import { suggest } from '@/engine/names/suggest'
import { child, keysOf, type JsonValue } from '@/contract/json/json-value'
import type { Finding } from '@/engine/finding/check'
import type { ReferenceCheck } from '@/engine/checks/check-kinds'

export const routeUnknown: ReferenceCheck = {
  code: 'route-unknown',
  severity: 'error',
  docs: {
    what: 'No page of the merchant has this path, neither as its own nor as an alias.',
    why: 'The click would end on the not-found page.',
    fix: 'writes the path that was meant, where there is one alone and it differs in case and separators or in one letter, never in a digit.',
    bad: { 'menus.json': '{ "side": { "items": { "home": { "action": { "action": "navigate", "to": "/hlep" } } } } }' },
    good: {
      'menus.json': '{ "side": { "items": { "home": { "action": { "action": "navigate", "to": "/help" } } } } }',
    },
  },
  refs: ['route'],
  inspect({ value }, draft) {
    const { code, config, names } = draft
    const { routes } = names
    const path = value.replace(/[?#].*$/, '')
    if (routes === undefined || routes.has(path)) return []
    const rest = value.slice(path.length)
    const moved = movedPath(path, draft)
    const near = suggest(path, routes).filter((route) => route !== moved)
    const named = pathsMeant(path, draft)
    const suggestions = [...(moved === undefined ? named : [moved]), ...(named.length > 0 ? [] : near)].map(
      (route) => route + rest,
    )
    const message = `no page of ${code} has this path`
    const definition = definitionOf(child(config.routes, 'pages'), suggestions[0]?.replace(/[?#].*$/, ''))
    return [{ message, expected: 'path of a page in routes.json', suggestions, ...definition }]
  },
}

function definitionOf(pages: JsonValue | undefined, path: string | undefined): Pick<Finding, 'definition'> {
  const page = keysOf(pages).find((name) => child(child(pages, name), 'path') === path)
  return page === undefined ? {} : { definition: { file: 'routes', path: ['pages', page, 'path'] } }
}
