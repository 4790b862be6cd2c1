import { keysOf, valueAt, type JsonValue, type Path } from '@/lib/json-value'
import { isOwnBlock } from '@/schema/part-path'
import { builtBlocks } from './built-blocks'

interface NamedBlock {
  /** `derby/slogan-tape` */
  readonly name: string
  /** Code of the merchant whose block it is. */
  readonly owner: string
  /** Of the name, in routes.json. */
  readonly path: Path
}

/** Where a routes.json names blocks that are a merchant's own and that the site was compiled with. */
export function namedOwnBlocks(routes: JsonValue | undefined): NamedBlock[] {
  return sectionPaths(routes).flatMap((section) => {
    const path = [...section, 'block']
    const name = valueAt(routes, path)
    if (typeof name !== 'string' || !isOwnBlock(name) || !builtBlocks().has(name)) return []
    return [{ name, owner: name.slice(0, name.indexOf('/')), path }]
  })
}

/** In the shell, and in the sections of pages and system pages. */
function sectionPaths(routes: JsonValue | undefined): Path[] {
  const shell = keysOf(valueAt(routes, ['shell'])).map((part) => ['shell', part])
  const sections = ['pages', 'system'].flatMap((kind) =>
    keysOf(valueAt(routes, [kind])).flatMap((page) =>
      keysOf(valueAt(routes, [kind, page, 'sections'])).map((name) => [kind, page, 'sections', name]),
    ),
  )
  return [...shell, ...sections]
}
