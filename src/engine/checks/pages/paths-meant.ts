import type { Draft } from '@/engine/merge/draft'
import { suggest } from '@/engine/names/suggest'
import { valueAt } from '@/contract/json/json-value'

/**
 * The paths of pages that a text means which is none: the page of that name, and the path with its slash. Both lead to
 * a page, and which of two is meant nobody knows.
 */
export function pathsMeant(written: string, { config, names: { routes } }: Draft): string[] {
  const [, bare = '', rest = ''] = /^\s*\/?([^?#]*?)\/?\s*([?#].*)?$/s.exec(written) ?? []
  if (bare === '') return []
  const named = valueAt(config.routes, ['pages', bare, 'path'])
  const isPath = routes?.has(`/${bare}`) === true
  const paths = [...(isPath ? [`/${bare}`] : []), ...(typeof named === 'string' ? [named] : [])]
  return [...new Set(paths)].map((path) => path + rest)
}

/** Path, query and anchor of pages that are written almost like an address. */
export function pathsNear(written: string, routes: ReadonlySet<string>): string[] {
  const path = written.replace(/[?#].*$/s, '')
  return suggest(path.startsWith('/') ? path : `/${path}`, routes).map((route) => route + written.slice(path.length))
}
